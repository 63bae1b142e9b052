const words = (list: string) => new Set(list.split(" "));

/** Groups whose words are not the document's. What is neither named here nor marked as optional is text. */
export const notText = words(
  "pict object nonshppict themedata colorschememapping datastore latentstyles listtable " +
    "listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend revtbl pnseclvl pntxta pntxtb sp " +
    "atnid atnauthor atrfstart atrfend filetbl footnotesep ftnsep ftnsepc aftnsep aftnsepc mmathPr",
);

/** Groups whose words no page shows, and that are properties of the file: each group in it one, or all of it. */
export const asides = new Map<string, "each" | "whole">([
  ["info", "each"],
  ["userprops", "each"],
  ["annotation", "whole"],
]);

/** Groups marked as optional that hold text all the same. */
export const textAfterAll = words("shpinst shptxt shppict");

/** The mark before a list item, as text. */
export const listMarks = words("listtext pntext");

/** Paragraphs of their own inside another. */
export const inner = words("footnote shptxt");

/** The tables at the head of the file. */
export const headTables: Record<string, "fonts" | "colours" | "styles"> = {
  fonttbl: "fonts",
  colortbl: "colours",
  stylesheet: "styles",
};

/** Read after the body, though they stand before it. */
export const footers = words("footer footerl footerr footerf");

export const characters: Record<string, string> = {
  tab: "\t",
  line: "\n",
  lbr: "\n",
  "~": "\u00a0",
  _: "-",
  "-": "",
  emspace: " ",
  enspace: " ",
  qmspace: " ",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  "\\": "\\",
  "{": "{",
  "}": "}",
};

export const paragraphEnds = words("par sect page column \n \r");
