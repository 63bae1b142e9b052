import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { UseCase } from "@/lib/access/use-case";

const isUseCase = (value: unknown): value is UseCase =>
  typeof value === "function" && "permission" in value && "input" in value && "output" in value;

/** Every use case that lib exports, with its name. Import ./database first: modules connect when they load. */
export async function everyUseCase(): Promise<[string, UseCase][]> {
  const files = globSync("lib/**/*.ts", { exclude: ["lib/*/generated/**"] }).filter((file) =>
    /\b(?:useCase|reading|flow)\(\{|\bdeciding\("/.test(readFileSync(file, "utf8")),
  );
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<object>));
  const byName = new Map(modules.flatMap((module) => Object.entries(module) as [string, unknown][]));
  return [...byName].filter((entry): entry is [string, UseCase] => isUseCase(entry[1]));
}
