import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { ReadDocument, ReadFile } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";

export const sample = (name: string) => new Uint8Array(readFileSync(`samples/${name}`));

/** Reads a document. @throws when it cannot be read */
export async function read(bytes: Uint8Array): Promise<ReadFile> {
  const result = await readDocument(bytes);
  if (!result.ok) throw new Error(`Not read: ${result.failure}`);
  return result.document;
}

export const lineTexts = ({ text, lines }: ReadDocument) =>
  lines.map(({ start, end }) => text.slice(start, end));

/** Asserts that the document contains these texts in this order. */
export function expectInOrder({ text }: ReadDocument, ...parts: string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" after character ${from}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}
