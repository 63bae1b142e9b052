/** The extension by which a host shows a tool's result in a view that the server provides (SEP-1865). */
export const MCP_APPS = "io.modelcontextprotocol/ui";
/** The media type of such a view's document. */
export const VIEW_TYPE = "text/html;profile=mcp-app";
