/**
 * The program of the judging thread, bundled into lib/evaluation/generated/judge.mjs: answers a message of people
 * with a message of their evaluations. An exception ends the thread.
 */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { judgePeople, type People } from "./judge-people.ts";

// Requests have priority. On other systems this would set the priority of the whole process.
if (process.platform === "linux") setPriority(19);

parentPort?.on("message", (people: People) => {
  void judgePeople(people).then((evaluations) => parentPort?.postMessage(evaluations));
});
