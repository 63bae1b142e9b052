/** The extension by which a host shows a tool's result in a view of the server's (SEP-1865). */
export const MCP_APPS = "io.modelcontextprotocol/ui";
/** What such a view's document is called among media types. */
export const VIEW_TYPE = "text/html;profile=mcp-app";
