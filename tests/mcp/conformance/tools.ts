import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Answer, Block, Tool } from "@/lib/doors/mcp/tool";
import { askRoots, askSample, formQuestions } from "./questions";
import { png, wav } from "./samples";
import { type Run, askName, textAnswer, tool } from "./tool";

const blockAnswer = (...blocks: Block[]): Answer => ({ kind: "blocks", blocks, outcome: "done" });
const embedded = (uri: string, mimeType: string, text: string): Block => ({
  type: "resource",
  resource: { uri, mimeType, text },
});

const askWithState: Run = ({ rounds }) =>
  rounds?.state === "asked" && rounds.replies.confirm
    ? textAnswer("state-ok")
    : formQuestions({ confirm: ["Please confirm", { ok: "boolean" }] }, "asked");

const schema2020 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object" as const,
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};
const jsonSchemaTool = tool("json_schema_2020_12_tool", () => textAnswer("ok"));

/** The tools that the official conformance suite's scenarios call; the suite describes what each must do. */
export const conformanceTools: readonly Tool[] = [
  tool("test_simple_text", () => textAnswer("This is a simple text response for testing.")),
  tool("test_image_content", () => blockAnswer({ type: "image", data: png, mimeType: "image/png" })),
  tool("test_audio_content", () => blockAnswer({ type: "audio", data: wav, mimeType: "audio/wav" })),
  tool("test_embedded_resource", () =>
    blockAnswer(embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")),
  ),
  tool("test_multiple_content_types", () =>
    blockAnswer(
      { type: "text", text: "Multiple content types test:" },
      { type: "image", data: png, mimeType: "image/png" },
      embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ),
  ),
  tool("test_error_handling", () => ({
    kind: "failure",
    text: "This tool intentionally returns an error for testing",
    outcome: "error",
  })),
  tool("test_tool_with_progress", async ({ progress, signal }) => {
    for (const value of [0, 50, 100]) {
      signal.throwIfAborted();
      await progress?.(value, "Working", 100);
      await sleep(50);
    }
    return textAnswer("Done.");
  }),
  tool("test_tool_with_logging", async ({ say }) => {
    for (const step of ["started", "processing data", "completed"]) {
      await say?.("info", `Tool execution ${step}`);
      await sleep(50);
    }
    return textAnswer("Done.");
  }),
  tool("test_logging_tool", async ({ say }) => {
    await say?.("info", "Called.");
    return textAnswer("Done.");
  }),
  { ...jsonSchemaTool, listing: { ...jsonSchemaTool.listing, inputSchema: schema2020 } },
  tool("test_header_argument", () => textAnswer("Done."), {
    input: z.object({ region: z.string().meta({ "x-mcp-header": "Region" }) }),
  }),
  tool("test_input_required_result_elicitation", askName),
  tool("test_streaming_elicitation", askName),
  tool("test_input_required_result_request_state", askWithState),
  tool("test_input_required_result_tampered_state", askWithState),
  tool("test_input_required_result_sampling", ({ rounds }) =>
    rounds?.replies.capital_question
      ? textAnswer("Answered.")
      : {
          kind: "questions",
          state: null,
          requests: { capital_question: askSample("What is the capital of France?") },
        },
  ),
  tool("test_missing_capability", () => ({
    kind: "questions",
    state: null,
    requests: { question: askSample("Anything?") },
  })),
  tool("test_input_required_result_list_roots", ({ rounds }) =>
    rounds?.replies.client_roots
      ? textAnswer("test://root seen.")
      : { kind: "questions", state: null, requests: { client_roots: askRoots } },
  ),
  tool("test_input_required_result_multiple_inputs", ({ rounds }) => {
    if (rounds?.state === "all" && Object.keys(rounds.replies).length >= 3)
      return textAnswer("All answered.");
    const form = formQuestions({ user_name: ["What is your name?", { name: "string" }] }, "all");
    const others = { greeting: askSample("Generate a greeting"), client_roots: askRoots };
    return { ...form, requests: { ...form.requests, ...others } };
  }),
  tool("test_input_required_result_multi_round", ({ rounds }) => {
    if (rounds?.state === "second" && rounds.replies.step2) return textAnswer("Both answered.");
    if (rounds?.state === "first" && rounds.replies.step1)
      return formQuestions(
        { step2: ["Step 2: What is your favorite color?", { color: "string" }] },
        "second",
      );
    return formQuestions({ step1: ["Step 1: What is your name?", { name: "string" }] }, "first");
  }),
  tool("test_input_required_result_capabilities", ({ rounds }) => {
    const can = rounds?.capabilities ?? {};
    const form = formQuestions({ user_name: ["What is your name?", { name: "string" }] }, null);
    const requests = {
      ...(can.elicitation !== undefined && form.requests),
      ...(can.sampling !== undefined && { greeting: askSample("Hello?") }),
    };
    return Object.keys(requests).length > 0 ? { ...form, requests } : textAnswer("Nothing to ask with.");
  }),
];
