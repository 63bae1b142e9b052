import { MCP_APPS, VIEW_TYPE } from "./apps/protocol";
import { TASKS } from "./tasks/protocol";

/** Declared to clients of both eras. Our lists do not change while a client listens, so no changes are announced. */
export const capabilities = {
  tools: { listChanged: false },
  prompts: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  completions: {},
  logging: {},
  extensions: { [MCP_APPS]: { mimeTypes: [VIEW_TYPE] } },
};

/** Declared only to clients of revision 2026-07-28: earlier revisions do not have the tasks extension. */
export const modernCapabilities = {
  ...capabilities,
  extensions: { ...capabilities.extensions, [TASKS]: {} },
};
