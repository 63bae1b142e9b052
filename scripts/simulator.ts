import path from "node:path";
import { startChild, type Output } from "./child.ts";
import { keepRunning } from "./keep-running.ts";

export interface Simulator {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the local stand-in for applicant tracking systems that the demo organization is connected to, and keeps it
 * running. What it is told is kept in `home`, so that it says the same after a restart. @throws when it is not ready in 20 s.
 */
export async function startSimulator(home: string, output: Exclude<Output, "inherit">): Promise<Simulator> {
  let url = "";
  const supervised = await keepRunning({
    name: "The ATS simulator",
    within: 20_000,
    start: () => {
      const ready = Promise.withResolvers<void>();
      // Started again it is where the app knows it to be.
      const where = ["--port", url ? new URL(url).port : "0", "--keep", path.join(home, "simulator.json")];
      const child = startChild({
        name: "simulator",
        script: ["tests/simulators/ats/main.ts", ...where],
        env: {},
        output,
        onLine: (line) => {
          if (!line.startsWith('{"simulator":"ready"')) return;
          ({ url } = JSON.parse(line) as { url: string });
          ready.resolve();
        },
      });
      return { child, ready: ready.promise };
    },
  });
  return { url, stop: supervised.stop };
}
