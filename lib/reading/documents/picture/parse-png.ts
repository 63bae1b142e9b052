import { crc32 } from "node:zlib";
import { ownTexts } from "../properties.ts";
import { Unreadable } from "../unreadable.ts";
import type { Picture } from "./one-page-pdf.ts";

const signature = 8;
/** A PDF function that blends a transparent colour onto white: 1 + alpha × (colour − 1). */
const onPaper = (domain: string, range: string, code: string) =>
  `<< /FunctionType 4 /Domain [${domain}] /Range [${range}] /Length ${code.length} >>\nstream\n${code}\nendstream`;
const grayOnPaper = onPaper("0 1 0 1", "0 1", "{ exch 1 sub mul 1 add }");
const colourOnPaper = onPaper(
  "0 1 0 1 0 1 0 1",
  "0 1 0 1 0 1",
  "{ 4 -1 roll 1 sub 1 index mul 1 add 4 1 roll 3 -1 roll 1 sub 1 index mul 1 add 3 1 roll exch 1 sub mul 1 add }",
);

/** Parses a PNG and checks every checksum: else half of a broken one could pass for all of it. @throws Unreadable */
export function parsePng(bytes: Uint8Array): Picture {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Record<string, Buffer[]> = { IHDR: [], PLTE: [], IDAT: [], tEXt: [], iTXt: [], IEND: [] };
  for (let at = signature; at + 12 <= png.length && !parts.IEND?.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) break;
    const name = png.toString("latin1", at + 4, at + 8);
    if (Object.hasOwn(parts, name)) parts[name]?.push(png.subarray(at + 8, end));
    at = end + 4;
  }
  const head = parts.IHDR?.[0];
  if (!parts.IEND?.length || head?.length !== 13) throw new Unreadable("corrupt");
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [bits = 0, type = 0, , , interlaced] = head.subarray(8);
  const colours = coloursOf(type, parts.PLTE?.[0]);
  // Interlacing would need decoding; cameras and screenshots do not use it.
  if (!colours || interlaced) throw new Unreadable("picture");
  const rows = `/Predictor 15 /Colors ${colours.channels} /BitsPerComponent ${bits} /Columns ${width}`;
  const entries = `/ColorSpace ${colours.space} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms << ${rows} >>`;
  const properties = [
    ...(parts.tEXt ?? []).flatMap((chunk) => chunk.toString("latin1").split("\0")),
    // Includes XMP; compressed texts are not unpacked.
    ...(parts.iTXt ?? []).flatMap((chunk) => chunk.toString("utf8").split("\0").flatMap(textsOf)),
  ];
  return { width, height, entries, data: Buffer.concat(parts.IDAT ?? []), properties, sixth: colours.sixth };
}

/** The texts of XMP, or the text itself. */
const textsOf = (text: string) => (/^\s*<(\?xpacket|x:xmpmeta)/.test(text) ? ownTexts(text) : [text]);

/** The PDF colour space of a PNG colour type; null for unknown ones. */
function coloursOf(
  type: number,
  palette?: Buffer,
): { channels: number; space: string; sixth?: string } | null {
  switch (type) {
    case 0:
      return { channels: 1, space: "/DeviceGray" };
    case 2:
      return { channels: 3, space: "/DeviceRGB" };
    case 3:
      return palette
        ? {
            channels: 1,
            space: `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${palette.toString("hex")}>]`,
          }
        : null;
    case 4:
      return { channels: 2, space: "[/DeviceN [/Gray /Alpha] /DeviceGray 6 0 R]", sixth: grayOnPaper };
    case 6:
      return { channels: 4, space: "[/DeviceN [/R /G /B /Alpha] /DeviceRGB 6 0 R]", sixth: colourOnPaper };
    default:
      return null;
  }
}
