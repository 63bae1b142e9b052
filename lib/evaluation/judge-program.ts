/**
 * The program of the judging thread, bundled into lib/evaluation/generated/judge.mjs: a message of people is answered by
 * one of their evaluations. What it throws ends the thread.
 */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { judgePeople, type People } from "./judge-people.ts";

// Whoever is being answered goes first. Elsewhere it would be the priority of the whole process.
if (process.platform === "linux") setPriority(19);

parentPort?.on("message", (people: People) => {
  void judgePeople(people).then((evaluations) => parentPort?.postMessage(evaluations));
});
