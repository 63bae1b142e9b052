/** Builds a minimal PDF, so that a test controls exactly what is drawn. `contents`: each page's content stream. */
export function pdf(...contents: string[]): Uint8Array {
  return pdfOf(contents.map((content) => ({ content })));
}

export type Page = {
  content: string;
  mediaBox?: [number, number];
  rotate?: number;
  filter?: string;
  bytes?: Uint8Array;
  /** A JPEG, available as Im2. */
  picture?: { width: number; height: number; jpeg: Uint8Array };
  /** Annotation dictionaries. */
  annotations?: string[];
  /** More XObjects by name: dictionary entries and stream. */
  drawn?: Record<string, [entries: string, stream: string]>;
  /** More graphics states by name; "@Fm1" in one refers to the XObject Fm1 in `drawn`. */
  states?: Record<string, string>;
};

/** Metadata of the file: entries of its Info dictionary, and XMP. */
type Properties = { info?: Record<string, string>; xmp?: string };

/** A PDF string in UTF-16, written in hexadecimal. */
export const pdfString = (text: string) =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Pages can use fonts F1 (Helvetica), F2 (the same in bold) and F3 (TeX's italic), empty image Im1, their own image Im2, and /OC /Off: a layer switched off. */
export function pdfOf(pages: Page[], { info = {}, xmp }: Properties = {}): Uint8Array {
  const afterPages = 6 + 3 * pages.length;
  const drawnFrom = afterPages + (xmp === undefined ? 1 : 2);
  const drawn = pages.flatMap((page) => Object.entries(page.drawn ?? {}));
  const names = drawn.map(([name]) => name);
  const states = pages.flatMap((page) => Object.entries(page.states ?? {}));
  const further = states.map(
    ([name, state]) =>
      `/${name} << ${state.replace(/@(\w+)/g, (_, of: string) => `${drawnFrom + names.indexOf(of)} 0 R`)} >>`,
  );
  const resources = `/Font << /F1 3 0 R /F2 ${font("Helvetica-Bold")} /F3 ${font("ABCDEF+CMTI10")} >> /Properties << /Off 5 0 R >> /ExtGState << /Clear << /ca 0 /CA 0 >> /Solid << /ca 1 >> /Multiply << /BM /Multiply >> ${further.join(" ")} >>`;
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] /Order [] >> >> ${xmp === undefined ? "" : `/Metadata ${afterPages + 1} 0 R `}>>`,
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${6 + 2 * i} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    font("Helvetica"),
    "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n0\nendstream",
    "<< /Type /OCG /Name (Off) >>",
  ];
  for (const [i, page] of pages.entries()) {
    const { content, mediaBox = [612, 792], rotate = 0, filter, bytes, picture, annotations = [] } = page;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${mediaBox.join(" ")}] /Rotate ${rotate} /Annots [${annotations.join(" ")}] /Contents ${7 + 2 * i} 0 R /Resources << ${resources} /XObject << /Im1 4 0 R ${picture ? `/Im2 ${6 + 2 * pages.length + i} 0 R ` : ""}${drawn.map(([name], at) => `/${name} ${drawnFrom + at} 0 R`).join(" ")} >> >> >>`,
    );
    const stream = bytes ? Buffer.from(bytes) : Buffer.from(content, "latin1");
    const head = `<< /Length ${stream.length}${filter ? ` /Filter ${filter.startsWith("[") ? filter : `/${filter}`}` : ""} >>\nstream\n`;
    objects.push(Buffer.concat([Buffer.from(head), stream, Buffer.from("\nendstream")]));
  }
  for (const { picture } of pages) {
    if (!picture) {
      objects.push("null");
      continue;
    }
    const { width, height, jpeg } = picture;
    const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
    objects.push(Buffer.concat([Buffer.from(head), jpeg, Buffer.from("\nendstream")]));
  }
  const named = Object.entries(info).map(([name, value]) => `/${name} ${pdfString(value)}`);
  objects.push(`<< ${named.join(" ")} >>`);
  if (xmp !== undefined) {
    const head = `<< /Type /Metadata /Subtype /XML /Length ${Buffer.byteLength(xmp)} >>\nstream\n`;
    objects.push(Buffer.from(`${head}${xmp}\nendstream`));
  }
  for (const [, [entries, stream]] of drawn) {
    const own = entries.includes("/Form") ? ` /Resources << ${resources} >>` : "";
    objects.push(
      `<< /Type /XObject ${entries}${own} /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = 9;
  const write = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  objects.forEach((object, i) => {
    offsets.push(length);
    write(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  });
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  write(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info ${afterPages} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}

/** Draws text at a point measured from the page's bottom left; `state`: operators that precede it. */
export const text = (x: number, y: number, words: string, state = "", size = 11) =>
  `q BT ${state} /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET Q\n`;

export const ordinary = text(72, 700, "Ordinary text of a page");
