import { type Prompt, type PromptMessage, asUser } from "@/lib/doors/mcp/prompts/prompt";
import { formQuestions } from "./questions";
import { png } from "./samples";

type Run = Prompt["run"];
const prompt = (name: string, args: string[], run: Run): Prompt => ({
  listing: {
    name,
    title: name,
    description: "For the conformance suite.",
    arguments: args.map((argument) => ({ name: argument, description: argument, required: true })),
  },
  uses: [],
  completes: {
    arg1: async (_, typed) => ["paris", "park", "party"].filter((word) => word.startsWith(typed)),
  },
  run,
});
const messages = (...promptMessages: PromptMessage[]) => ({
  kind: "messages" as const,
  messages: promptMessages,
});

export const conformancePrompts: readonly Prompt[] = [
  prompt("test_simple_prompt", [], async () => messages(asUser("This is a simple prompt for testing."))),
  prompt("test_prompt_with_arguments", ["arg1", "arg2"], async (_, { arg1, arg2 }) =>
    messages(asUser(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  ),
  prompt("test_prompt_with_embedded_resource", ["resourceUri"], async (_, { resourceUri: uri = "" }) => {
    const resource = { uri, mimeType: "text/plain", text: "Embedded resource content for testing." };
    return messages(
      { role: "user", content: { type: "resource", resource } },
      asUser("Please process the embedded resource above."),
    );
  }),
  prompt("test_prompt_with_image", [], async () =>
    messages(
      { role: "user", content: { type: "image", data: png, mimeType: "image/png" } },
      asUser("Please analyze the image above."),
    ),
  ),
  prompt("test_input_required_result_prompt", [], async ({ rounds }) =>
    rounds?.replies.user_context
      ? messages(asUser("With context."))
      : formQuestions({ user_context: ["What context should the prompt use?", { context: "string" }] }, null),
  ),
];
