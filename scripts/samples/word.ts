import { unzipSync, strFromU8, strToU8, zipSync } from "fflate";
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { type Block, columnsOf, type Section, type Source } from "./cv-source.ts";

/** A source as a DOCX file, the same bytes every time. */
export async function toDocx(source: Source): Promise<Uint8Array> {
  const head = [
    new Paragraph({ text: source.name, heading: HeadingLevel.TITLE }),
    ...(source.headline ? [new Paragraph({ text: source.headline, style: "Headline" })] : []),
    ...source.contact.map((line) => new Paragraph({ text: line })),
  ];
  const children =
    source.settings.layout === "table" ? [...head, columns(source)] : [...head, ...source.sections.flatMap((part) => section(part, 9000))];
  const document = new Document({
    creator: "Sample",
    title: source.name,
    styles: {
      default: {
        document: { run: { font: "Liberation Sans", size: 21 } },
        title: { run: { size: 44, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: { run: { size: 24, bold: true, color: "2F5D62" }, paragraph: { spacing: { before: 240, after: 60 } } },
        heading2: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 120 } } },
      },
      paragraphStyles: [{ id: "Headline", name: "Headline", basedOn: "Normal", run: { size: 26, color: "41505F" } }],
    },
    numbering: {
      config: [
        {
          reference: "points",
          levels: [
            {
              level: 0,
              format: "bullet",
              text: "•",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [{ properties: { page: { size: { width: 11906, height: 16838 } } }, children }],
  });
  return withFixedDates(new Uint8Array(await Packer.toBuffer(document)));
}

/** `right` is where dates end, in twentieths of a point; null puts them on a line of their own. */
const section = ({ title, blocks }: Section, right: number | null): Paragraph[] => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
  ...blocks.flatMap((one) => block(one, right)),
];

function block(source: Block, right: number | null): Paragraph[] {
  if (source.kind === "text") return [new Paragraph({ text: source.text })];
  if (source.kind === "list") {
    return source.items.map((text) => new Paragraph({ text, numbering: { reference: "points", level: 0 } }));
  }
  const dates = new TextRun({ text: right === null ? source.dates : `\t${source.dates}`, bold: false });
  const title = new TextRun(source.title);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: right === null ? [] : [{ type: TabStopType.RIGHT, position: right }],
      children: right === null ? [title] : [title, dates],
    }),
    new Paragraph({ children: [new TextRun({ text: source.place, italics: true })] }),
    ...(right === null ? [new Paragraph({ children: [dates] })] : []),
  ];
}

/** Two columns as many templates make them: one table row, a shaded cell beside the long one. */
function columns(source: Source): Table {
  const { side, main } = columnsOf(source);
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const cell = (list: Section[], width: number, right: number | null, fill?: string) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { left: 160, right: 160 },
      ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: "auto" } } : {}),
      children: list.flatMap((part) => section(part, right)),
    });
  return new Table({
    columnWidths: [3500, 6100],
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: [new TableRow({ children: [cell(side, 3500, null, "EEF3F3"), cell(main, 6100, 5750)] })],
  });
}

const written = "2026-01-05T09:00:00Z";

/** The library writes the time of day into the file and its entries. */
function withFixedDates(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const core = "docProps/core.xml";
  if (parts[core]) {
    parts[core] = strToU8(strFromU8(parts[core]).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, written));
  }
  return zipSync(parts, { level: 9, mtime: new Date(2026, 0, 5, 9) });
}
