import { readFileSync } from "node:fs";
import path from "node:path";

/** A file as a form or an agent sends it. */
export const sentFile = (fileName: string, content: string | Uint8Array) => ({
  fileName,
  contentBase64: Buffer.from(content).toString("base64"),
});

/** A file of samples/, sent under its own name. */
export const sample = (file: string) => sentFile(path.basename(file), readFileSync(`samples/${file}`));
