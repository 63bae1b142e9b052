import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
  SetLevelRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type * as z from "zod";
import { argumentProblems } from "../text/argument-problems";
import type { Message } from "./message";

/** The requests of both eras whose parameters the SDKs would refuse in their validator's own words. */
const requests = new Map<string, z.ZodType>(
  [
    InitializeRequestSchema,
    CallToolRequestSchema,
    ListToolsRequestSchema,
    GetPromptRequestSchema,
    ListPromptsRequestSchema,
    ListResourcesRequestSchema,
    ListResourceTemplatesRequestSchema,
    ReadResourceRequestSchema,
    CompleteRequestSchema,
    SetLevelRequestSchema,
    PingRequestSchema,
  ].map((schema) => [schema.shape.method.value, schema]),
);

/** Methods that revision 2026-07-28 no longer has. */
const removed = new Set(["initialize", "ping", "logging/setLevel"]);

/** Answers malformed parameters with -32602 and what is wrong. */
export function paramsProblem(message: Message, legacy: boolean): Response | null {
  const { id = null, method = "" } = message;
  if (id === null || (!legacy && removed.has(method))) return null;
  const parsed = requests.get(method)?.safeParse(message);
  if (!parsed?.error) return null;
  const text = `The parameters of ${method} are invalid:\n${argumentProblems(parsed.error)}`;
  return Response.json({ jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidParams, message: text } });
}
