import type { Look } from "@/lib/runs.ts";

/**
 * The looks in a document. mammoth's model keeps a run's style but not what the style means, nor where it is overridden,
 * so each visible run gets a style of this scheme's name instead of its own.
 */
export class NamedLooks {
  readonly #looks: Look[] = [];
  readonly #names = new Map<string, string>();

  /** The name of the style for runs of this look. */
  named(look: Look): string {
    const key = JSON.stringify(look);
    const name = this.#names.get(key) ?? `${scheme}${this.#looks.push(look) - 1}`;
    this.#names.set(key, name);
    return name;
  }

  look(name: string | null | undefined): Look | null {
    return name?.startsWith(scheme) ? (this.#looks[Number(name.slice(scheme.length))] ?? null) : null;
  }
}

const scheme = "look-";

/** The properties to put first in a run, in a part with this prefix; mammoth ignores any that follow. */
export const withLook = (name: string, w: string): string =>
  `<${w}:rPr><${w}:rStyle ${w}:val="${name}"/></${w}:rPr>`;
