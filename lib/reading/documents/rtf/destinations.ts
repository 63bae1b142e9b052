const words = (list: string) => new Set(list.split(" "));

/** Groups whose text is not part of the document. Groups neither listed here nor marked as optional are text. */
export const notText = words(
  "pict object nonshppict themedata colorschememapping datastore latentstyles listtable " +
    "listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend revtbl pnseclvl pntxta pntxtb sp " +
    "atnid atnauthor atrfstart atrfend filetbl footnotesep ftnsep ftnsepc aftnsep aftnsepc mmathPr",
);

/** Groups whose text is a property of the file and on no page: one per inner group, or one for the whole group. */
export const asides = new Map<string, "each" | "whole">([
  ["info", "each"],
  ["userprops", "each"],
  ["annotation", "whole"],
]);

/** Groups that are marked as optional but hold text. */
export const optionalText = words("shpinst shptxt shppict");

/** Groups with a list item's marker as text. */
export const listMarks = words("listtext pntext");

/** Groups with paragraphs of their own inside another paragraph. */
export const inner = words("footnote shptxt");

/** The tables at the head of the file. */
export const headTables: Record<string, "fonts" | "colours" | "styles"> = {
  fonttbl: "fonts",
  colortbl: "colours",
  stylesheet: "styles",
};

/** Footers come before the body in the file but are read after it. */
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
