import { createCanvas } from "@napi-rs/canvas";
import { PagePictures } from "@/lib/documents/recognition/page-pictures";
import { pdfOf } from "./hand-made-pdf";
import { sample } from "./reading";

type Look = {
  /** What becomes of a pixel's brightness, 0 to 255. */
  tone?: (value: number, x: number, y: number) => number;
  /** Quarter turns. */
  turn?: number;
};

/** What a scanner makes of a printed page: one JPEG, and no text. `content` is drawn over it. */
export async function scanOf(name: string, { tone, turn = 0 }: Look = {}, content = "") {
  const pictures = await PagePictures.open(sample(name));
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
  return pdfOf([
    {
      content: `q ${mediaBox[0]} 0 0 ${mediaBox[1]} 0 0 cm /Im2 Do Q\n${content}`,
      mediaBox,
      picture: { width: canvas.width, height: canvas.height, jpeg: canvas.toBuffer("image/jpeg", 85) },
    },
  ]);
}
