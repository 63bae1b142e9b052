import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { unzipSync, zipSync } from "fflate";
import { odt } from "../documents/hand-made-odt.ts";
import { PagePictures } from "@/lib/reading/documents/recognition/page-pictures.ts";

const text = `Marta Oliveira
marta.oliveira@example.org · +351 912 345 678 · Porto, Portugal

Senior Backend Engineer

Experience
Senior Backend Engineer, Acme Systems, March 2019 to present
Runs payment services in TypeScript and PostgreSQL for four million users. Led a team of five engineers.
Backend Engineer, Bolt Logistics, January 2015 to February 2019
Built REST services with Node.js and Docker on AWS.

Education
MSc Computer Science, University of Porto, 2014

Languages
English, Portuguese
`;
const lines = text.trim().split("\n");
const escaped = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Similar CVs, one in each format that can be read; each names a different person. */
export async function documents(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const linesOf = (name: string, phone: number) =>
    lines.map((line) =>
      line.replace("Marta", name).replace("marta", name.toLowerCase()).replace("912 345 678", String(phone)),
    );
  const html = `<!doctype html><html><body>${linesOf("Helena", 913100200)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join("")}</body></html>`;
  const rtf = `{\\rtf1\\ansi ${linesOf("Renata", 914300400)
    .map((line) => line.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0)}?`))
    .join("\\par\n")}}`;
  return {
    "cv.pdf": readFileSync("samples/candidates/01-amara-lindqvist.pdf"),
    "cv.docx": readFileSync("samples/candidates/03-katharina-vogt.docx"),
    "cv.odt": Uint8Array.from(
      odt(
        linesOf("Olivia", 915500600)
          .map((line) => `<text:p>${escaped(line)}</text:p>`)
          .join(""),
      ),
    ),
    "cv.rtf": Uint8Array.from(Buffer.from(rtf, "latin1")),
    "cv.html": Uint8Array.from(Buffer.from(html)),
    "scan.png": await picture("samples/candidates/08-oliver-brandt-hughes.pdf"),
  };
}

/** The first page as an image, like a scan. */
async function picture(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await PagePictures.open(Uint8Array.from(readFileSync(file)));
  const { png } = await pictures.draw(1);
  await pictures.close();
  return Uint8Array.from(png);
}

/** A DOCX larger than a function's request limit, because of an incompressible picture. */
export function largeDocx(): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(readFileSync("samples/candidates/06-daniel-reyes.docx"));
  return zipSync({ ...parts, "word/media/photo.jpg": [randomBytes(6 * 1024 * 1024), { level: 0 }] });
}
