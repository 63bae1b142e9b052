import type { InputRequest } from "@modelcontextprotocol/server";
import type { Actor } from "@/lib/access/actor";
import type { Prompt } from "./prompts/prompt";
import type { Resource } from "./resources/resource";
import type { Tool } from "./tool";

/** One request of an agent, whichever revision of the protocol it came by. */
export type Exchange = {
  actor: Actor;
  /** The actor as who does what the call asks for, so that the call is recorded with it. */
  acting: Actor;
  catalogue: Catalogue;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Ways this client can put a question to its user; none in the 2025 era, which would need a session. */
  elicits: { form: boolean; url: boolean };
  /** The user's answer to a question put earlier, with the confirmation it is about. */
  answered: { token: string; action: "accept" | "decline" | "cancel"; yes: boolean } | null;
  /** What this revision lets a result ask of the client, over several rounds; null in the 2025 era. */
  rounds: Rounds | null;
  /** The client follows work that outlasts a call as a task. */
  tasks: boolean;
  /** Tells the client that work goes on; null when it did not ask to be told. */
  progress: ((value: number, message: string, total?: number) => Promise<void>) | null;
  /** Says something to a client that set a level for it; null when it set none. */
  say: ((level: SpokenLevel, message: string) => Promise<void>) | null;
  /** Keeps the instance until work that outlasts the response is done. */
  defer: (work: () => Promise<void>) => void;
};

export type SpokenLevel = "debug" | "info" | "warning" | "error";

/** Questions of any kind to a client, by key, and its replies to those of the round before. */
type Rounds = {
  /** As the client declared them. */
  capabilities: Record<string, unknown>;
  replies: Record<string, unknown>;
  /** What the question before carried, verified; null on the first round. */
  state: string | null;
};
export type Questions = { kind: "questions"; requests: Record<string, InputRequest>; state: string | null };

export type Catalogue = {
  /** The tools an actor's recruiter may use, as they are listed, whatever the token's scopes. */
  listedFor: (actor: Actor) => Tool["listing"][];
  find: (name: string) => Tool | undefined;
  /** The prompts whose tools the actor's recruiter may use. */
  promptsFor: (actor: Actor) => Prompt[];
  /** The resources the actor may read. */
  resourcesFor: (actor: Actor) => Resource[];
};
