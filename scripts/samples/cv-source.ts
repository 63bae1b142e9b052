/** A sample's text as written in samples/sources: front matter, then a small part of Markdown. */
export type Source = {
  settings: Record<string, string>;
  name: string;
  headline: string | null;
  /** Lines under the name, before the first section. */
  contact: string[];
  sections: Section[];
};
export type Section = { title: string; blocks: Block[] };
export type Block =
  | { kind: "entry"; title: string; place: string; dates: string }
  | { kind: "list"; items: string[] }
  | { kind: "text"; text: string };

export function readSource(text: string): Source {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined || body === undefined) throw new Error("A source begins with front matter.");
  const settings: Record<string, string> = {};
  for (const line of frontMatter.split("\n")) {
    const colon = line.indexOf(":");
    settings[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  const source: Source = { settings, name: "", headline: null, contact: [], sections: [] };
  for (const line of body.split("\n").filter((candidate) => candidate.trim() !== "")) {
    const section = source.sections.at(-1);
    if (line.startsWith("# ")) source.name = line.slice(2);
    else if (line.startsWith("> ")) source.headline = line.slice(2);
    else if (line.startsWith("## ")) source.sections.push({ title: line.slice(3), blocks: [] });
    else if (!section) source.contact.push(line);
    else section.blocks.push(...continued(section.blocks, line));
  }
  return source;
}

/** The block a line begins; none when it belongs to the list above it. */
function continued(blocks: Block[], line: string): Block[] {
  if (line.startsWith("### ")) {
    const [title = "", place = "", dates = ""] = line.slice(4).split(" | ");
    return [{ kind: "entry", title, place, dates }];
  }
  if (!line.startsWith("- ")) return [{ kind: "text", text: line }];
  const last = blocks.at(-1);
  if (last?.kind !== "list") return [{ kind: "list", items: [line.slice(2)] }];
  last.items.push(line.slice(2));
  return [];
}

/** Which sections stand in the side column, by the `sidebar` setting. */
export function columnsOf(source: Source): { side: Section[]; main: Section[] } {
  const titles = (source.settings.sidebar ?? "").split(",").map((title) => title.trim());
  const inSide = (section: Section) => titles.includes(section.title);
  return {
    side: source.sections.filter(inSide),
    main: source.sections.filter((section) => !inSide(section)),
  };
}
