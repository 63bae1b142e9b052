import { crc32, deflateSync } from "node:zlib";
import { docx, paragraph, run } from "./hand-made-docx";
import { odt } from "./hand-made-odt";
import { pdf, pdfOf, text } from "./hand-made-pdf";

const ascii = (words: string) => Buffer.from(words, "latin1");
const times = (piece: string, length: number) => Buffer.alloc(length, piece);
const packed = (piece: string, length: number) => deflateSync(times(piece, length));
/** A page of 52 MB of the same operator, compressed. */
const flood = (operator: string) =>
  pdfOf([{ content: "", filter: "FlateDecode", bytes: packed(operator, 52_000_000) }]);

/** A PDF without a cross-reference table: readers look for one, then search for the objects. */
const objectsPdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    ascii("%PDF-1.7\n"),
    ...objects.flatMap((object, i) => [ascii(`${i + 1} 0 obj\n`), Buffer.from(object), ascii("\nendobj\n")]),
    ascii("trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n"),
  ]);
const stream = (entries: string, bytes: Uint8Array) =>
  Buffer.concat([ascii(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, ascii("\nendstream")]);
const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** Each form draws the next one twenty times, nine deep. */
const formsInForms = () =>
  objectsPdf(
    catalog,
    pages,
    page("/XObject << /F 5 0 R >>"),
    stream("", ascii("/F Do")),
    ...Array.from({ length: 9 }, (_, i) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${6 + i} 0 R >> >>`,
        ascii("/F Do ".repeat(20)),
      ),
    ),
    stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9]", ascii("0 0 m 9 9 l S")),
  );

/** A page with an image that is declared small, while its compressed data say otherwise. */
const picturePdf = (entries: string, bytes: Uint8Array) =>
  objectsPdf(
    catalog,
    pages,
    page("/XObject << /I 5 0 R >>"),
    stream("", ascii("q 612 0 0 792 0 0 cm /I Do Q")),
    stream(`/Type /XObject /Subtype /Image /Width 900 /Height 900 /ColorSpace /DeviceGray ${entries}`, bytes),
  );

/** LZW data of one repeated byte, in PDF's variant: each code stands for one byte more than the one before. */
function lzwBomb(rounds: number): Buffer {
  const bits: string[] = [];
  const code = (value: number, width: number) => bits.push(value.toString(2).padStart(width, "0"));
  code(256, 9);
  code(97, 9);
  for (let next = 258; next < 4_094; next++)
    code(next, next + 2 > 2_048 ? 12 : next + 2 > 1_024 ? 11 : next + 2 > 512 ? 10 : 9);
  code(256, 12);
  const all = bits.join("");
  const once = Buffer.from(
    Array.from({ length: Math.ceil(all.length / 8) }, (_, i) =>
      Number.parseInt(all.slice(i * 8, i * 8 + 8).padEnd(8, "0"), 2),
    ),
  );
  return Buffer.concat(Array.from({ length: rounds }, () => once));
}

function png(width: number, height: number, data: Uint8Array): Buffer {
  const part = (name: string, content: Uint8Array) => {
    const named = Buffer.concat([ascii(name), content]);
    const length = Buffer.alloc(4);
    const check = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    part("IHDR", head),
    part("IDAT", data),
    part("IEND", Buffer.alloc(0)),
  ]);
}

const jpeg = (width: number, height: number) => {
  const frame = Buffer.from("ffd8ffc0000b080000000001011100ffda0008010100003f00", "hex");
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, times("\0", 10_000), Buffer.from("ffd9", "hex")]);
};

/** A JPEG 2000 codestream that claims to be 60,000 by 60,000 pixels. */
const jpx = () => {
  const size = Buffer.alloc(43);
  size.writeUInt16BE(0xff51, 0);
  size.writeUInt16BE(41, 2);
  for (const at of [6, 10, 22, 26]) size.writeUInt32BE(60_000, at);
  size.writeUInt16BE(1, 38);
  size.set([7, 1, 1], 40);
  return Buffer.concat([
    Buffer.from("ff4f", "hex"),
    size,
    Buffer.from("ff52000c00000001000404040001ff5c00044040", "hex"),
    Buffer.from("ff90000a0000000000000001ff93ffd9", "hex"),
  ]);
};

/** A JBIG2 segment that starts a page of 60,000 by 60,000 pixels. */
const jbig2 = () => {
  const segment = Buffer.alloc(30);
  segment.set([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19]);
  segment.writeUInt32BE(60_000, 11);
  segment.writeUInt32BE(60_000, 15);
  return segment;
};

/** Files made to harm their reader, named after what they try. Built on demand: together they are large. */
export const hostileFiles: Record<string, () => Uint8Array> = {
  "saves.pdf": () => flood("q Q "),
  "shows.pdf": () => flood("() Tj "),
  "paths.pdf": () => flood("0 0 m 9 9 l S "),
  "pictures.pdf": () => flood("BI /W 1 /H 1 ID 0 EI "),
  "marks.pdf": () => flood("/P << /MCID 1 >> BDC "),
  "dictionaries.pdf": () => pdf("<</A".repeat(500_000)),
  "arrays.pdf": () => pdf("[".repeat(2_000_000)),
  "flate-twice.pdf": () =>
    pdfOf([
      {
        content: "",
        filter: "[/FlateDecode /FlateDecode]",
        bytes: deflateSync(deflateSync(times(" ", 200_000_000))),
      },
    ]),
  "run-length.pdf": () =>
    pdfOf([{ content: "", filter: "[/FlateDecode /RunLengthDecode]", bytes: packed("\x81 ", 40_000_000) }]),
  "lzw.pdf": () =>
    pdfOf([{ content: "", filter: "[/FlateDecode /LZWDecode]", bytes: deflateSync(lzwBomb(300)) }]),
  "hexadecimal.pdf": () =>
    pdfOf([{ content: "", filter: `[${"/ASCIIHexDecode ".repeat(2_000)}]`, bytes: times("2", 1_000_000) }]),
  "objects.pdf": () =>
    Buffer.concat([
      pdf(text(72, 700, "Jane")),
      ascii("9 0 obj\n"),
      stream(
        "/Type /XRef /Size 100000000 /W [1 2 2] /Root 1 0 R /Filter /FlateDecode",
        packed("\x01\0\0\0\0", 300_000_000),
      ),
      ascii("\nendobj\nstartxref\n0\n%%EOF"),
    ]),
  "forms.pdf": formsInForms,
  "characters.pdf": () =>
    objectsPdf(
      catalog,
      pages,
      page("/Font << /F1 5 0 R >>"),
      stream("", ascii("BT /F1 11 Tf (Jane) Tj ET")),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
      stream("/Filter /FlateDecode", packed("1 beginbfrange <0000> <FFFF> <0000> endbfrange\n", 100_000_000)),
    ),
  "jpx.pdf": () => picturePdf("/BitsPerComponent 8 /Filter /JPXDecode", jpx()),
  "jbig2.pdf": () => picturePdf("/BitsPerComponent 1 /Filter /JBIG2Decode", jbig2()),
  "fax.pdf": () =>
    picturePdf(
      "/BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>",
      times("\xff", 100_000),
    ),
  "inflated.docx": () => docx(paragraph(run("A".repeat(59_000_000)))),
  "deep.docx": () => docx(paragraph("<w:smartTag>".repeat(100_000) + "</w:smartTag>".repeat(100_000))),
  "runs.docx": () => docx(paragraph(run("x") + run("y")).repeat(150_000)),
  "addresses.docx": () => docx(paragraph(run("a@".repeat(2_500_000)))),
  "deep.odt": () =>
    odt("<text:p>" + "<text:span>".repeat(200_000) + "</text:span>".repeat(200_000) + "</text:p>"),
  "inflated.odt": () => odt(`<text:p>${"A".repeat(59_000_000)}</text:p>`),
  "groups.rtf": () => ascii("{\\rtf1 " + "{".repeat(2_000_000)),
  "skipped.rtf": () => ascii("{\\rtf1 \\bin2000000000 " + "\\'41".repeat(1_000_000) + "}"),
  "deep.html": () => ascii("<!doctype html>" + "<div>".repeat(400_000) + "Jane"),
  "styles.html": () =>
    ascii(
      `<!doctype html><style>${"div div div div div p:not(:has(i)){color:red}".repeat(1_500)}</style>${"<div>".repeat(80)}${"<p>Jane</p>".repeat(5_000)}`,
    ),
  "addresses.txt": () => Buffer.concat([ascii("Jane Doe writes code\n"), times("a@a.", 5_000_000)]),
  "words.txt": () => times("Anna Maria, ", 5_000_000),
  "dates.txt": () => times("Jan 2019 - Feb 2020 Engineer at Acme\n", 99_000),
  "lists.txt": () => times("Java, Go, C++ and years of it; ", 99_000),
  "huge.png": () => png(100_000, 100_000, packed("\0", 1_000_000)),
  "inflated.png": () => png(5_900, 5_900, packed("\0", 400_000_000)),
  "huge.jpg": () => jpeg(65_500, 65_500),
  "white.jpg": () => jpeg(5_900, 5_900),
};
