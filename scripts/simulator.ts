import path from "node:path";
import { startChild, stopChild, type Output } from "./child.ts";

export interface Simulator {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the local stand-in for applicant tracking systems that the demo organization is connected to. What it is told
 * is kept in `home`, so that it says the same after a restart, on whatever port. @throws when it is not ready in 20 s.
 */
export async function startSimulator(home: string, output: Exclude<Output, "inherit">): Promise<Simulator> {
  const ready = Promise.withResolvers<string>();
  const child = startChild({
    name: "simulator",
    script: ["tests/simulators/ats/main.ts", "--port", "0", "--keep", path.join(home, "simulator.json")],
    env: {},
    output,
    onLine: (line) => {
      if (line.startsWith('{"simulator":"ready"')) ready.resolve((JSON.parse(line) as { url: string }).url);
    },
  });
  child.once("error", ready.reject);
  child.once("exit", (code) => ready.reject(new Error(`The ATS simulator ended (exit code ${code}).`)));
  const late = setTimeout(() => ready.reject(new Error("The ATS simulator was not ready in 20 s.")), 20_000);
  try {
    return { url: await ready.promise, stop: () => stopChild(child) };
  } catch (error) {
    await stopChild(child);
    throw error;
  } finally {
    clearTimeout(late);
  }
}
