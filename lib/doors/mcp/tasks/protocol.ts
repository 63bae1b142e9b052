/** The extension for work that outlasts a call, MCP 2026-07-28 (modelcontextprotocol/ext-tasks, SEP-2663). */
export const TASKS = "io.modelcontextprotocol/tasks";

/** How long a client should wait before it asks again, in milliseconds. */
export const POLL_INTERVAL_MS = 2_000;
