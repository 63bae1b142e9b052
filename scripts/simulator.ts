import path from "node:path";
import { startUntilReady, type Output } from "./child.ts";
import { keepRunning } from "./keep-running.ts";

export interface Simulator {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the local simulator of applicant tracking systems to which the demo organization is connected, and keeps it
 * running. Its state is stored in `home`, so that it survives a restart. @throws when it is not ready in 20 s.
 */
export async function startSimulator(home: string, output: Exclude<Output, "inherit">): Promise<Simulator> {
  let url = "";
  const supervised = await keepRunning({
    name: "The ATS simulator",
    within: 20_000,
    start: () => {
      // After a restart it listens on the port that the app knows.
      const where = ["--port", url ? new URL(url).port : "0", "--keep", path.join(home, "simulator.json")];
      const { child, ready } = startUntilReady({
        name: "simulator",
        script: ["tests/simulators/ats/main.ts", ...where],
        env: {},
        output,
      });
      return { child, ready: ready.then((line) => ({ url } = JSON.parse(line) as { url: string })) };
    },
  });
  return { url, stop: supervised.stop };
}
