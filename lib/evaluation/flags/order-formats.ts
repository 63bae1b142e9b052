import { softwareWords } from "@/lib/language/everywhere/orders";
import { isForeignOrder } from "./order-languages";

const { speaker, kind, verdicts, tags, marks, sections, systems } = softwareWords;

/** What has no business in a CV: a model's control marks, answers as programs give them, hidden remarks. */
const formats = [
  `(?:^|\\n|["'>\\]])\\s*[#*\\[<({]*\\s*(?:${speaker})\\s*(?:${kind})?\\s*[\\])>}]*\\s*:(?=\\s*\\S)` +
    `(?!\\s*(?:${systems}))`,
  `<\\|?\\s*/?(?:${marks})\\b[^>\\n]{0,20}\\|?>`,
  `\\[/?(?:inst|system|sys|assistant|instructions?)\\]|<</?sys>>|###\\s*(?:${sections})\\b`,
  `</?(?:${tags})(?:\\s[^>\\n]{0,60})?>`,
  '"role"\\s*:\\s*"(?:system|assistant|developer|user)"',
  `"(?:${verdicts})"\\s*:\\s*(?:"|\\d|true|\\{|\\[)`,
  '\\b(?:verdict|(?:overall|final|match)[_ ]score|rating)\\s*[:=]\\s*"?(?:met|4|5|100?|100%|max|perfect|shortlist)\\b',
  "\\b(?:match|qualified|recommendation|decision)\\s*:\\s*(?:yes\\b|100 ?%|(?:strong )?hire\\b|accept\\b|shortlist\\b)",
  "<!--|-->",
  '[{,]\\s*"[a-z_ ]{2,40}"\\s*:\\s*(?:["[{\\d]|true|false|null)',
  "\\boverride\\b\\s*(?:=>|:|=)",
  "\\bmet\\b(?:\\s*[,;/|]\\s*\\bmet\\b)+",
  "=\\s*(?:[45] ?\\/ ?[45]|10 ?\\/ ?10|100 ?(?:\\/ ?100|%))",
  "\\bq\\s*:.{0,200}\\bcandidate\\b.{0,200}\\ba\\s*:",
  "\\b(?:human|user)\\s*:.{0,300}\\b(?:assistant|ai|model)\\s*:",
];

const format = new RegExp(formats.join("|"), "u");
/** Each of them has one of these, and few lines of a CV have any: looked for first. */
const mayFormat = /[:<[#=]|-->|\bmet\b/;

/** Whether a folded text has a form that speaks to software, whatever its words. */
export const isFormatted = (low: string) => (mayFormat.test(low) && format.test(low)) || isForeignOrder(low);
