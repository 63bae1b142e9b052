import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Actor } from "@/lib/platform/access/actor";
import type { UseCase } from "@/lib/platform/access/use-case";

const isUseCase = (value: unknown): value is UseCase =>
  typeof value === "function" && "permission" in value && "input" in value && "output" in value;

type Step = (actor: Actor, ...input: unknown[]) => Promise<unknown>;
const isStep = (value: unknown): value is Step =>
  typeof value === "function" &&
  "permission" in value &&
  value.permission === "service:work" &&
  !isUseCase(value);

/** Every use case that lib exports, with its name. Import ./database first: modules connect when they load. */
export const everyUseCase = async () =>
  (await exportsOf(/\b(?:useCase|reading|flow)\(\{/)).filter((entry): entry is [string, UseCase] =>
    isUseCase(entry[1]),
  );

/** Every exported step of the service's own work, with its name. Import ./database first, as above. */
export const everyStep = async () =>
  (await exportsOf(/= step\(/)).filter((entry): entry is [string, Step] => isStep(entry[1]));

async function exportsOf(pattern: RegExp): Promise<[string, unknown][]> {
  const files = globSync("lib/**/*.ts", { exclude: ["lib/*/*/generated/**"] }).filter((file) =>
    pattern.test(readFileSync(file, "utf8")),
  );
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<object>));
  return [...new Map(modules.flatMap((module) => Object.entries(module) as [string, unknown][]))];
}
