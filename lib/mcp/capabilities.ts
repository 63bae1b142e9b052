import { MCP_APPS, VIEW_TYPE } from "./apps/protocol";
import { TASKS } from "./tasks/protocol";

/** What both revisions are told we do. Nothing we list changes while a client listens, so nothing is announced. */
export const capabilities = {
  tools: { listChanged: false },
  prompts: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  completions: {},
  logging: {},
  extensions: { [MCP_APPS]: { mimeTypes: [VIEW_TYPE] } },
};

/** What only 2026-07-28 is told: the extension does not exist before it. */
export const modernCapabilities = {
  ...capabilities,
  extensions: { ...capabilities.extensions, [TASKS]: {} },
};
