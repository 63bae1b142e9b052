import { MCP_APPS, VIEW_TYPE } from "./apps/protocol";

/** What both revisions are told we do. Nothing we list changes while a client listens, so nothing is announced. */
export const capabilities = {
  tools: { listChanged: false },
  prompts: { listChanged: false },
  resources: { listChanged: false, subscribe: false },
  completions: {},
  logging: {},
  extensions: { [MCP_APPS]: { mimeTypes: [VIEW_TYPE] } },
};
