import fs from "node:fs";
import path from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { root } from "./root.ts";

const file = path.join(root, "docs/rooms.md");

const introduction = `# The rooms and their arrows

Drawn by \`npx tsx scripts/draw-rooms.ts\` from the imports themselves; \`npm run check\` fails when it is out of date. An
arrow means "imports from". Arrows that others imply are left out: a room may also import from any room that can be
reached along the arrows. What each room is for: [architecture.md](architecture.md).

## Wings
`;

/** The current content of docs/rooms.md. */
export const readRooms = () => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

export const writeRooms = (document: string) => fs.writeFileSync(file, document);

/** The page with the diagrams of the wings and of the rooms. */
export function roomsPage(modules: ICruiseResult["modules"]): string {
  const [wings, rooms] = [wingOf, roomOf].map((placeOf) => diagram(importsOf(modules, placeOf)));
  return [introduction, wings, "## Rooms\n", rooms].join("\n");
}

function diagram(imports: Imports): string {
  const arrows = [...imports]
    .flatMap(([from, targets]) =>
      [...targets].filter((to) => !throughAnother(imports, from, to)).map((to) => [from, to]),
    )
    .map(([from, to]) => `  ${nodeOf(from!)} --> ${nodeOf(to!)}`)
    .sort();
  return ["```mermaid", "flowchart TD", ...arrows, "```", ""].join("\n");
}

/** All rooms, such as lib/records/jobs. */
export const roomsIn = (modules: ICruiseResult["modules"]): string[] => [
  ...importsOf(modules, roomOf).keys(),
];

type Imports = Map<string, Set<string>>;

function importsOf(
  modules: ICruiseResult["modules"],
  placeOf: (module: string) => string | undefined,
): Imports {
  const imports: Imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = placeOf(source);
    if (!from) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (to && to !== from) targets.add(to);
    }
  }
  return imports;
}

const roomOf = (module: string) =>
  /^(?:lib\/[^/]+\/[^/]+(?=\/)|(?:app|components|engine|messages)(?=\/))/.exec(module)?.[0];

const wingOf = (module: string) => roomOf(module)?.split("/").slice(0, 2).join("/");

const throughAnother = (imports: Imports, from: string, to: string) =>
  [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(imports, next, to));

const reaches = (imports: Imports, from: string, to: string): boolean =>
  [...(imports.get(from) ?? [])].some((next) => next === to || reaches(imports, next, to));

const nodeOf = (room: string) => `${room.replaceAll(/[^a-z]/g, "_")}["${room}"]`;
