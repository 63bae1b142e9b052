import type { Contents, Resource } from "@/lib/doors/mcp/resources/resource";
import { png } from "./samples";

type Read = (uri: string, variables: Record<string, string>) => Contents;
const resource = (address: string, mimeType: string, read: Read): Resource => ({
  permission: null,
  address,
  mimeType,
  name: address,
  title: address,
  keptMs: 0,
  completes: {},
  description: "For the conformance suite.",
  read: async (_, uri, variables) => read(uri, variables),
});

export const conformanceResources: readonly Resource[] = [
  resource("test://static-text", "text/plain", (uri) => ({
    uri,
    mimeType: "text/plain",
    text: "This is the content of the static text resource.",
  })),
  resource("test://static-binary", "image/png", (uri) => ({ uri, mimeType: "image/png", blob: png })),
  resource("test://template/{id}/data", "application/json", (uri, { id }) => ({
    uri,
    mimeType: "application/json",
    text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
  })),
];
