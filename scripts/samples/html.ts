import { type Block, columnsOf, type Section, type Source } from "./cv-source.ts";

/** A source as a page to print. */
export function toHtml(source: Source): string {
  const layout = source.settings.layout ?? "classic";
  const { side, main } = columnsOf(source);
  const head = `<header><h1>${escape(source.name)}</h1>${paragraph("headline", source.headline)}${source.contact
    .map((line) => paragraph("contact", line))
    .join("")}</header>`;
  const content =
    layout === "sidebar"
      ? `${head}<div class="columns"><aside>${sections(side)}</aside><main>${sections(main)}</main></div>`
      : `${head}<main>${sections(source.sections)}</main>`;
  const { hidden } = source.settings;
  const secret = hidden === undefined ? "" : `<p class="hidden">${escape(hidden)}</p>`;
  return `<!doctype html><html lang="${source.settings.language ?? "en"}"><meta charset="utf-8"><title>${escape(
    source.name,
  )}</title><style>${styles}</style><body class="${layout}">${content}${secret}</body></html>`;
}

const sections = (list: Section[]) =>
  list.map(({ title, blocks }) => `<section><h2>${escape(title)}</h2>${blocks.map(block).join("")}</section>`).join("");

function block(source: Block): string {
  if (source.kind === "text") return `<p>${escape(source.text)}</p>`;
  if (source.kind === "list") return `<ul>${source.items.map((item) => `<li>${escape(item)}</li>`).join("")}</ul>`;
  const { title, place, dates } = source;
  return `<div class="entry"><div><h3>${escape(title)}</h3><span class="dates">${escape(dates)}</span></div>${paragraph("place", place)}</div>`;
}

const paragraph = (kind: string, text: string | null) => (text ? `<p class="${kind}">${escape(text)}</p>` : "");

export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
@page { size: A4; margin: 18mm 17mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.45 "Liberation Sans", Arial, sans-serif; color: #1d2430; }
h1 { font-size: 23pt; margin: 0; } h3 { font-size: 11pt; margin: 0; }
h2 { font-size: 11pt; margin: 14pt 0 4pt; letter-spacing: .16em; text-transform: uppercase; color: #2f5d62; break-after: avoid; }
p, ul { margin: 3pt 0; } ul { padding-left: 14pt; } li { margin: 2pt 0; }
.headline { font-size: 12.5pt; color: #41505f; } .contact, .place { color: #55606e; }
.entry { margin-top: 8pt; break-after: avoid; } .entry > div { display: flex; justify-content: space-between; gap: 12pt; }
.dates { white-space: nowrap; color: #55606e; }
.columns { display: grid; grid-template-columns: 58mm 1fr; gap: 8mm; margin-top: 6pt; }
.sidebar aside { background: #eef3f3; padding: 2mm 5mm 5mm; } .sidebar aside ul { padding-left: 11pt; }
.sidebar aside .entry > div { display: block; }
.sidebar .dates { white-space: normal; }
.band header { background: #23424a; color: #fff; padding: 8mm; border-radius: 3mm; }
.band header p { color: #e4eeee; }
.posting h1 { color: #2f5d62; }
.hidden { color: #fff; font-size: 7pt; }
.scan { transform: rotate(.5deg); padding: 18mm 17mm; background: #fbfaf6; color: #333; width: 210mm; height: 297mm; }
`;
