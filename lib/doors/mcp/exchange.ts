import type { InputRequest, LoggingLevel } from "@modelcontextprotocol/server";
import type { Actor } from "@/lib/platform/access/actor";
import type { Prompt } from "./prompts/prompt";
import type { Resource } from "./resources/resource";
import type { Tool } from "./tool";

/** One request from an agent, in any revision of the protocol. */
export type Exchange = {
  actor: Actor;
  /** The actor that runs the call's use cases, with a recorder, so that the call is recorded in their transaction. */
  acting: Actor;
  catalogue: Catalogue;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Ways this client can put a question to its user. */
  elicits: { form: boolean; url: boolean };
  /**
   * Puts a question to the user within this call, as the 2025 era does. Null where a result asks, and the answer comes
   * with another call. Returns null when nobody has answered, or "declined" once the confirmation is.
   */
  ask: ((question: Question) => Promise<NonNullable<Exchange["answered"]> | "declined" | null>) | null;
  /** The user's answer to a question put earlier, with the confirmation it is about. */
  answered: { token: string; action: "accept" | "decline" | "cancel"; yes: boolean } | null;
  /** The input that a result may request from the client, over several rounds; null in the 2025 era. */
  rounds: Rounds | null;
  /** Whether the client supports tasks, for work that outlasts a call. */
  tasks: boolean;
  /** Reports progress to the client; null when it did not ask for it. */
  progress: ((value: number, message: string, total?: number) => Promise<void>) | null;
  /** Sends a log message to the client; null when it set no log level. */
  say: ((level: LoggingLevel, message: string) => Promise<void>) | null;
  /** Keeps the instance alive until work that outlasts the response is done. */
  defer: (work: () => Promise<void>) => void;
};

/** The client's capabilities and its replies, by key, to the questions of the round before. */
type Rounds = {
  /** As the client declared them. */
  capabilities: Record<string, unknown>;
  replies: Record<string, unknown>;
  /** The verified state that the previous question carried; null in the first round. */
  state: string | null;
};
/** About a confirmation: a form with a yes, or the address of the page where it is approved. */
export type Question = { message: string; token: string; url: string | null };
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
