import type { Actor } from "@/lib/access/actor";
import type { Tool } from "./tool";

/** One request of an agent, whichever revision of the protocol it came by. */
export type Exchange = {
  actor: Actor;
  catalogue: Catalogue;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Ways this client can put a question to its user; none in the 2025 era, which would need a session. */
  elicits: { form: boolean; url: boolean };
  /** The user's answer to a question put earlier, with the confirmation it is about. */
  answered: { token: string; action: "accept" | "decline" | "cancel"; yes: boolean } | null;
  /** Tells the client that work goes on; null when it did not ask to be told. */
  progress: ((seconds: number, message: string) => Promise<void>) | null;
  /** Runs work after the response has left. */
  defer: (work: () => Promise<void>) => void;
};

export type Catalogue = {
  /** The tools an actor may call, as they are listed. Computed once per set of permissions. */
  listedFor: (actor: Actor) => Tool["listing"][];
  find: (name: string) => Tool | undefined;
};
