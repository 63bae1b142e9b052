import { ownTexts } from "../properties.ts";
import { Unreadable } from "../unreadable.ts";
import type { Picture } from "./one-page-pdf.ts";

const colours: Record<number, string> = { 1: "DeviceGray", 3: "DeviceRGB" };
const startOfScan = 0xda;
const comment = 0xfe;
const application = 0xe1;
const xmp = "http://ns.adobe.com/xap/1.0/\0";
const endOfPicture = Buffer.from([0xff, 0xd9]);

/** Frame headers give the size. Within their range of markers, C4 is a Huffman table, C8 and CC are not in use. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Parses a JPEG's header without decoding it. @throws Unreadable when it is truncated, or in CMYK or 12 bits */
export function parseJpeg(bytes: Uint8Array): Picture {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const properties: string[] = [];
  let frame: { bits: number; width: number; height: number; channels: number } | null = null;
  for (let at = 2; at + 10 <= view.length && view[at] === 0xff; at += 2 + view.readUInt16BE(at + 2)) {
    // Any number of FF fill bytes may precede a marker.
    while (view[at + 1] === 0xff && at + 11 <= view.length) at++;
    const marker = view[at + 1] ?? 0;
    if (isFrame(marker))
      frame = {
        bits: view[at + 4] ?? 0,
        height: view.readUInt16BE(at + 5),
        width: view.readUInt16BE(at + 7),
        channels: view[at + 9] ?? 0,
      };
    const content = view.toString("utf8", at + 4, at + 2 + view.readUInt16BE(at + 2));
    if (marker === comment) properties.push(content);
    if (marker === application && content.startsWith(xmp))
      properties.push(...ownTexts(content.slice(xmp.length)));
    if (marker !== startOfScan) continue;
    if (!frame || !view.includes(endOfPicture, at)) break;
    const space = colours[frame.channels];
    if (!space || frame.bits !== 8) throw new Unreadable("picture");
    const { width, height } = frame;
    const entries = `/ColorSpace /${space} /BitsPerComponent 8 /Filter /DCTDecode`;
    return { width, height, entries, data: bytes, properties };
  }
  throw new Unreadable("corrupt");
}
