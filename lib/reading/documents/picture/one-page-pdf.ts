/** A picture to embed in a PDF, with its original compression. */
export type Picture = {
  width: number;
  height: number;
  /** Entries of its PDF dictionary: colour space, bits and filter. */
  entries: string;
  data: Uint8Array;
  /** Texts in its metadata. */
  properties: string[];
  /** PDF object 6, if the colour space refers to it. */
  sixth?: string;
};

/** In points: A4, portrait or landscape, so that letters have about their size on paper. */
const shortSide = 595;
const longSide = 842;

/** A PDF whose only page is this picture. */
export function onePagePdf(picture: Picture): Uint8Array {
  const { width, height, entries, data, sixth = "null" } = picture;
  const across = width > height ? longSide : shortSide;
  const down = (across * height) / width;
  const content = `q ${across} 0 0 ${down} 0 0 cm /Picture Do Q`;
  const dictionary = `<< /Subtype /Image /Width ${width} /Height ${height} ${entries} /Length ${data.length} >>`;
  const objects: (string | Uint8Array)[][] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`${dictionary}\nstream\n`, data, "\nendstream"],
    [sixth],
  ];
  const chunks: Uint8Array[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let length = 9;
  for (const pieces of objects) {
    places.push(length);
    for (const piece of [`${places.length} 0 obj\n`, ...pieces, "\nendobj\n"]) {
      const chunk = typeof piece === "string" ? Buffer.from(piece) : piece;
      chunks.push(chunk);
      length += chunk.length;
    }
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 7\n0000000000 65535 f \n${table}trailer << /Size 7 /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}
