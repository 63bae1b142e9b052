import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { ownTexts } from "../properties.ts";

/** The subset of pdf.js's annotations that is used here. */
type Annotation = {
  titleObj?: { str: string };
  contentsObj?: { str: string };
  alternativeText?: string;
  fieldName?: string;
  fieldValue?: unknown;
};
type StructNode = { alt?: string; children?: StructNode[] };

/**
 * A PDF's metadata, and its pages' annotations, form fields and alternative texts, drawn or not. Broken parts are
 * skipped.
 */
export async function pdfProperties(pdf: PDFDocumentProxy): Promise<string[]> {
  const texts = await ofDocument(pdf).catch(none);
  for (let number = 1; number <= pdf.numPages; number++)
    texts.push(...(await ofPage(pdf, number).catch(none)));
  return texts;
}

const none = (): string[] => [];

async function ofDocument(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info, metadata } = await pdf.getMetadata();
  const { Custom: custom, ...named } = info as Record<string, unknown>;
  // pdf.js parses only part of XMP, without attributes: read the raw XML.
  const xmp = (metadata as { getRaw(): unknown } | null)?.getRaw();
  return [...[named, custom].flatMap(stringsOf), ...(typeof xmp === "string" ? ownTexts(xmp) : [])];
}

const stringsOf = (named: unknown) =>
  Object.values(named ?? {}).filter((value): value is string => typeof value === "string");

async function ofPage(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await pdf.getPage(number);
  const annotations = (await page.getAnnotations({ intent: "any" })) as Annotation[];
  const texts = annotations.flatMap((annotation) => [
    annotation.titleObj?.str,
    annotation.contentsObj?.str,
    annotation.alternativeText,
    annotation.fieldName,
    ...[annotation.fieldValue].flat(),
  ]);
  const described = alternatives((await page.getStructTree()) as StructNode | null);
  return [...texts, ...described].filter((text) => typeof text === "string");
}

const alternatives = (node: StructNode | null): string[] =>
  node ? [node.alt ?? "", ...(node.children ?? []).flatMap(alternatives)] : [];
