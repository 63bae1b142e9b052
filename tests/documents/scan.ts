import { crc32 } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { PagePictures } from "@/lib/reading/documents/recognition/page-pictures";
import { type Page, pdfOf, text } from "./hand-made-pdf";

type Look = {
  /** Maps a pixel's brightness, 0 to 255. */
  tone?: (value: number, x: number, y: number) => number;
  /** Quarter turns. */
  turn?: number;
};

/** A small page with lines of a CV, which is recognized in a fraction of the time that a whole page takes. */
export const shortCv = pdfOf([
  {
    mediaBox: [420, 470],
    content: [
      text(30, 440, "Kenji Morita", "", 18),
      text(30, 410, "PROFILE"),
      text(30, 393, "Junior developer who maintains the Java services of a freight company."),
      text(30, 363, "Junior Backend Developer"),
      text(330, 363, "May 2025"),
      text(30, 346, "Orvell Freight, Kobe"),
      text(30, 316, "LANGUAGES"),
      text(30, 299, "Japanese and English"),
    ].join(""),
  },
]);

/** A PDF's first page as a camera, a screenshot or a design program saves it. */
export async function pictureOf(pdf: Uint8Array, kind: "png" | "jpeg" | "transparent png") {
  const pictures = await PagePictures.open(new Uint8Array(pdf));
  const { png, pixels, width, height } = await pictures.draw(1);
  await pictures.close();
  if (kind === "png") return new Uint8Array(png);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  // Black everywhere, and opaque where the page is dark.
  for (let at = 3; at < pixels.length; at += 4) image.data[at] = 255 - (pixels[at - 1] ?? 0);
  if (kind === "jpeg") image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return new Uint8Array(kind === "jpeg" ? canvas.toBuffer("image/jpeg", 85) : canvas.toBuffer("image/png"));
}

/** Builds a PNG from its chunks, each with its checksum. */
export function pngOf(head: number[], ...parts: [name: string, data: Uint8Array][]): Uint8Array {
  const all: [string, Uint8Array][] = [["IHDR", Uint8Array.from(head)], ...parts, ["IEND", new Uint8Array()]];
  const chunks = all.map(([name, data]) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  });
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1A\n", "latin1"), ...chunks]));
}

/** A PDF as a scanner makes it: one JPEG, and no text. `content` is drawn over it. */
export const scanOf = async (pdf: Uint8Array, look: Look = {}, content = "") =>
  pdfOf([await scannedPage(pdf, look, content)]);

export async function scannedPage(
  pdf: Uint8Array,
  { tone, turn = 0 }: Look = {},
  content = "",
): Promise<Page> {
  const pictures = await PagePictures.open(new Uint8Array(pdf));
  const { pixels, width, scale } = await pictures.draw(1);
  await pictures.close();
  const height = pixels.length / 4 / width;
  const canvas = createCanvas(turn % 2 ? height : width, turn % 2 ? width : height);
  const page = createCanvas(width, height);
  const image = page.getContext("2d").createImageData(width, height);
  for (let at = 0; at < pixels.length; at++)
    image.data[at] =
      tone && at % 4 < 3
        ? tone(pixels[at] ?? 0, (at >> 2) % width, Math.floor((at >> 2) / width))
        : (pixels[at] ?? 0);
  page.getContext("2d").putImageData(image, 0, 0);
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(page, -width / 2, -height / 2);
  const mediaBox: [number, number] = [Math.round(canvas.width / scale), Math.round(canvas.height / scale)];
  return {
    content: `q ${mediaBox[0]} 0 0 ${mediaBox[1]} 0 0 cm /Im2 Do Q\n${content}`,
    mediaBox,
    picture: { width: canvas.width, height: canvas.height, jpeg: canvas.toBuffer("image/jpeg", 85) },
  };
}
