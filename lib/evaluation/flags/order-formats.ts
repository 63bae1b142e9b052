import { fold } from "@/lib/language/fold";

const speaker = "(?:system|assistant|developer|human|user|systeme|sistema|systeem)";
const kind = "(?:prompt|message|override|note|instruction|nachricht|mensaje|mensagem|bericht)";
const verdicts =
  "verdict|rating|score|overall|recommendation|decision|confidence|evaluation|criterionid|override|" +
  "instructions?|assessments?";
const tags =
  "system|instructions?|prompt|candidate|document|resume|cv|context|data|admin|override|(?:tool|function)_call";
const marks = "im_start|im_end|system|endoftext|start_header_id|eot_id|begin_of_text|assistant|user";
const sections = "system|instruction|response|human|assistant";

/** What has no business in a CV: a model's control marks, answers as programs give them, hidden remarks. */
const formats = [
  `(?:^|\\n|["'>\\]])\\s*[#*\\[<({]*\\s*${speaker}\\s*${kind}?\\s*[\\])>}]*\\s*:(?=\\s*\\S)` +
    "(?!\\s*(?:linux|windows|mac|sap|unix|engineer|administrat))",
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

/** Orders in languages that have no folder here; folded as the text is, for folding takes marks off every letter. */
const elsewhere = fold(
  [
    "(?:忽略|无视|忘记).{0,20}(?:指令|指示|说明|规则|提示)|(?:给|給|打).{0,10}(?:满分|滿分|最高分|100分)",
    "(?:無視|忘れて).{0,20}(?:指示|命令)|(?:指示|命令|指令).{0,10}(?:無視|忽略)|(?:上記|以前|これまで).{0,12}無視",
    "(?:игнорируй(?:те)?|забудь(?:те)?).{0,40}(?:инструкци|указани|правил)|оцени.{0,40}(?:100|максим|высш)",
    "تجاهل.{0,40}(?:التعليمات|تعليمات)|무시.{0,20}(?:지시|명령)|(?:지시|명령|지침).{0,12}무시",
    "talimatlar.{0,30}(?:yok say|unut|gormezden)|(?:zignoruj|pomin).{0,40}(?:instrukcj|polece)",
    "(?:निर्देश|आदेश).{0,30}अनदेखा|अनदेखा.{0,30}(?:निर्देश|आदेश)",
    "abaikan.{0,30}(?:instruksi|perintah)|bo qua.{0,30}(?:huong dan|chi thi|lenh)",
    "(?:ignora|ignorate|dimentica).{0,40}(?:istruzioni|regole)",
  ].join("|"),
);
const format = new RegExp([...formats, elsewhere].join("|"), "u");

/** Whether a folded text has a form that speaks to software, whatever its words. */
export const isFormatted = (low: string) => format.test(low);
