/** A piece of content, in the shapes that both eras of the protocol share. */
export type Block =
  | { type: "text"; text: string }
  | { type: "image" | "audio"; data: string; mimeType: string }
  | { type: "resource"; resource: { uri: string; mimeType: string; text: string } };
