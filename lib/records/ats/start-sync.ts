import { useCase } from "@/lib/platform/access/use-case";
import { begin, Beginning, Begun } from "./sync/readings/begin-sync";

/** Starts a sync now, at an administrator's request. */
export const startSync = useCase({
  name: "startSync",
  permission: "organization:administer",
  input: Beginning,
  output: Begun,
  run: begin,
});
