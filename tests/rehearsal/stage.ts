import fs from "node:fs";
import path from "node:path";

/** A production build: the project's root and, below it, the folder that next build wrote to. */
export type Build = { root: string; dist: string };

/** The files of a deployment, relative to the project's root, and their total size. */
type Bundle = { files: Set<string>; bytes: number };

/**
 * What a host packages for one route: the traced files of the server, of instrumentation and middleware and of the
 * route (nextjs.org/docs, output: "outputFileTracing"), and the manifests that the server reads.
 */
export function bundle({ root, dist }: Build, route: string): Bundle {
  const folder = path.join(root, dist);
  const files = new Set<string>();
  const add = (file: string) => void files.add(path.relative(root, file));
  const server = JSON.parse(fs.readFileSync(path.join(folder, "required-server-files.json"), "utf8")) as {
    files: string[];
  };
  for (const file of server.files) add(path.join(root, file));
  for (const traced of [
    "next-server.js",
    "server/instrumentation.js",
    "server/middleware.js",
    `server/app/${route}.js`,
  ]) {
    const trace = path.join(folder, `${traced}.nft.json`);
    if (!fs.existsSync(trace)) continue;
    if (traced.startsWith("server/")) add(path.join(folder, traced));
    const { files: needed } = JSON.parse(fs.readFileSync(trace, "utf8")) as { files: string[] };
    for (const file of needed) add(path.resolve(path.dirname(trace), file));
  }
  for (const file of files) if (!fs.existsSync(path.join(root, file))) files.delete(file);
  return { files, bytes: [...files].reduce((sum, file) => sum + sizeOf(path.join(root, file)), 0) };
}

/** The size of the largest route's bundle, in MB. */
export function largestFunction(build: Build): number {
  const app = path.join(build.root, build.dist, "server/app");
  const routes = fs.globSync("**/{page,route}.js", { cwd: app });
  return Math.max(...routes.map((route) => bundle(build, route.replace(/\.js$/, "")).bytes)) / 1e6;
}

/** Places one route's files, and the server program of `output: "standalone"`, in an empty folder. */
export function stageFunction(build: Build, route: string, folder: string) {
  for (const file of bundle(build, route).files) place(path.join(build.root, file), path.join(folder, file));
  place(path.join(build.root, build.dist, "standalone/server.js"), path.join(folder, "server.js"));
  place(path.join(build.root, build.dist, "standalone/package.json"), path.join(folder, "package.json"));
}

/** Copies the `output: "standalone"` build and its static files, as its documentation describes. */
export function stageStandalone({ root, dist }: Build, folder: string) {
  copy(path.join(root, dist, "standalone"), folder);
  copy(path.join(root, dist, "static"), path.join(folder, dist, "static"));
  if (fs.existsSync(path.join(root, "public"))) copy(path.join(root, "public"), path.join(folder, "public"));
}

function copy(from: string, to: string) {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory()) place(file, path.join(to, path.relative(from, file)));
  }
}

/** Hard-links a file if it is on the same disk: files in the stage are never written to. Otherwise copies it. */
export function place(from: string, to: string) {
  if (fs.existsSync(to)) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const stat = fs.lstatSync(from);
  if (stat.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), to);
  else if (stat.isDirectory()) fs.mkdirSync(to, { recursive: true });
  else
    try {
      fs.linkSync(from, to);
    } catch {
      fs.copyFileSync(from, to);
    }
}

const sizeOf = (file: string) => {
  const stat = fs.lstatSync(file);
  return stat.isFile() ? stat.size : 0;
};
