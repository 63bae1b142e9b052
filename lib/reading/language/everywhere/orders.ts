/**
 * Instructions to software in languages without their own folder: beginnings of words in normal spelling, separated
 * by `|`. Only words that are not used for work: imperatives rather than nouns.
 */
export type OrdersElsewhere = {
  ignore: string;
  orders: string;
  rate: string;
  top: string;
  person: string;
  machine: string;
  youAre: string;
  consider: string;
  criteria: string;
  met: string;
  /** "Do not mention", and its objects. */
  hide: string;
  message: string;
  /** "Message for", before or after the machine's name and before a colon. */
  note: string;
};

const italian: OrdersElsewhere = {
  ignore:
    "ignora|ignori|ignorate|dimentica|trascura|non considerare|non tenere conto|" +
    "non tener conto|non seguire|non applicare",
  orders: "istruzion|regole|direttiv|indicazion|comandi|criteri",
  rate: "assegna|attribui|valuta|dai a|dai il|dai la|dare a|dare il|dare la|classifica|metti|colloca",
  top:
    "punteggio massim|massimo punteggio|massimo dei voti|voto più alto|il più alto|voto massimo|100 punti|100 su 100|" +
    "primo posto|prima posizione",
  person: "candidat|profilo|curriculum|questo cv|domanda",
  machine: "assistente|modello linguistico|intelligenza artificiale|sistema di selezione automatic",
  youAre: "sei ora|ora sei|da ora sei|sei un|tu sei|se sei|d'ora in poi sei",
  consider: "considera|considerate|ritieni|tratta|dai per",
  criteria: "requisit|criteri|competenz",
  met: "soddisfatt|rispettat|adempiut",
  hide: "non menzionare|non citare|non rivelare|non segnalare|non parlare",
  message: "messaggi|istruzion|questa nota|questo testo",
  note: "messaggio per|messaggio al|nota per|avviso per|avviso al",
};
const polish: OrdersElsewhere = {
  ignore: "zignoruj|ignoruj|pomiń|zapomnij|nie zwracaj uwagi|nie stosuj|nie bierz pod uwagę|odrzuć",
  orders: "instrukcj|polece|zasad|wytyczn|reguł|kryteri",
  rate: "oceń|przyznaj|daj|wystaw|ustaw|umieść|nadaj",
  top: "najwyższ|najwyżej|maksymaln|100 punktów|100 na 100|na pierwszym miejscu",
  person: "kandydat|aplikacj|życiorys|profil|to cv|temu cv",
  machine: "asystent|modelem językow|model językow|modelu językow|sztuczn",
  youAre: "jesteś|jesteś teraz|od teraz jesteś|jeśli jesteś",
  consider: "uznaj|potraktuj|traktuj|przyjmij|załóż",
  criteria: "wymagani|kryteri|warunki",
  met: "spełnion|zaliczon",
  hide: "nie wspominaj|nie ujawniaj|nie zgłaszaj|nie mów",
  message: "wiadomoś|polece|instrukcj|notat",
  note: "wiadomość dla|wiadomość do|notatka dla|uwaga dla",
};
const turkish: OrdersElsewhere = {
  ignore: "yok say|görmezden gel|unut|dikkate alma|uymayın|uyma(?=[.!])|geçersiz say",
  orders: "talimat|kural|yönerge|komut|kriter",
  rate: "puan ver|değerlendir|puanla|sırala|ver|yerleştir",
  top: "en yüksek|tam puan|100 puan|birinci sıra|ilk sıra|maksimum",
  person: "aday|başvuru|özgeçmiş|profil",
  machine: "asistan|dil model|yapay zeka",
  youAre: "sen bir|artık bir|sen artık|eğer bir|şu andan itibaren|bundan sonra",
  consider: "say(?=[.!])|sayın|varsay|kabul et|olarak işaretle",
  criteria: "şart|gereksinim|kriter|koşul",
  met: "karşılan|sağlan|yerine getiril",
  hide: "bahsetme(?=[.!])|bahsetmeyin|söyleme(?=[.!])|söylemeyin|açıklamayın",
  message: "mesaj|talimat|bu not",
  note: "için not|için mesaj|notu|mesajı",
};
const russian: OrdersElsewhere = {
  ignore:
    "игнорир|проигнорир|забудь|не обращай внимания|отбрось|не следуй|не соблюдай|не учитывай|отмени|отменя",
  orders: "инструкц|указани|правил|команд|распоряжени|критери",
  rate: "оцени|поставь|присво|дай|выстав|назнач|помести",
  top: "высш|максимальн|наивысш|100 балл|100 из 100|первое место|на первое",
  person: "кандидат|соискател|резюме|анкет|профил",
  machine: "ассистент|помощник|языков|искусственн|нейросет",
  youAre: "ты теперь|теперь ты|ты —|ты -|ты ии|если ты|вы —|вы теперь",
  consider: "считай|признай|отметь",
  criteria: "требовани|критери|услови",
  met: "выполненн|соответств|удовлетвор|пройденн",
  hide: "не упоминай|не сообщай|не раскрывай|не говори|не показывай",
  message: "сообщени|инструкц|заметк|указани",
  note: "сообщение для|заметка для|обращение к|примечание для",
};
const arabic: OrdersElsewhere = {
  ignore: "تجاهل|انس|لا تلتزم|اترك|لا تتبع|لا تراع|تجاوز",
  orders: "تعليمات|التعليمات|القواعد|الأوامر|الإرشادات|قواعد|معايير التقييم",
  rate: "امنح|أعط|اعط|قيّم|قيم|ضع|صنف",
  top: "أعلى|العلامة الكاملة|الدرجة الكاملة|100|١٠٠|المرتبة الأولى|المركز الأول",
  person: "المرشح|المتقدم|السيرة|الملف|المترشح",
  machine: "مساعد|نموذج لغ|نموذج اللغ|الذكاء الاصطناعي|ذكاء اصطناعي",
  youAre: "أنت|انت|إذا كنت|اذا كنت",
  consider: "اعتبر|احسب",
  criteria: "المتطلبات|الشروط|المعايير",
  met: "مستوفا|محققة|متحققة",
  hide: "لا تذكر|لا تكشف|لا تخبر|لا تشر",
  message: "الرسالة|التعليمات|الملاحظة|هذا النص",
  note: "رسالة إلى|ملاحظة إلى|رسالة ل|تنبيه ل",
};
const hindi: OrdersElsewhere = {
  ignore: "अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल जा|ध्यान न दे|पालन मत|पालन न कर|रद्द",
  orders: "निर्देश|आदेश|नियम",
  rate: "अंक|रेट|मूल्यांकन|स्कोर|रखें|दें",
  top: "सर्वोच्च|सबसे अधिक|पूरे अंक|अधिकतम|उच्चतम|100|सबसे ऊपर|सबसे ऊँच|सबसे ऊंच|पहले स्थान",
  person: "उम्मीदवार|अभ्यर्थी|आवेदक|आवेदन|रिज्यूमे|प्रोफ़ाइल|बायोडाटा",
  machine: "सहायक|भाषा मॉडल|एआई|कृत्रिम बुद्धि",
  youAre: "आप एक|अब आप|तुम एक|यदि आप|अगर आप",
  consider: "माना जाए|मान लो|मान लें|मानें|मानिए|समझें",
  criteria: "आवश्यकता|शर्त|मानदंड|योग्यता",
  met: "पूरा|पूरी|पूर्ण",
  hide: "न करें|मत कर|न बता|मत बता",
  message: "संदेश|निर्देश",
  note: "के लिए संदेश|के लिए सूचना|के लिए नोट",
};
const japanese: OrdersElsewhere = {
  ignore: "無視|忘れ|従わない|従わず|無効に",
  orders: "指示|命令|ルール|規則|プロンプト|基準",
  rate: "評価|付け|つけ|与え|採点|判定|出力|置い",
  top: "最高|満点|100点|１００点|一位|1位|合格",
  person: "候補者|応募者|履歴書|応募",
  machine: "アシスタント|言語モデル|人工知能|AI",
  youAre: "あなたは|君は|お前は|もしあなたが",
  consider: "見なし|みなし|見做し",
  criteria: "要件|条件|基準|項目",
  met: "満たし|満たされ|クリア",
  hide: "知らせない|言わない|伝えない|触れない|明かさない",
  message: "メッセージ|指示|この文",
  note: "への連絡|へのメッセージ|への注意|への指示|への伝言",
};
const chinese: OrdersElsewhere = {
  ignore: "忽略|无视|無視|忘记|忘記|不要遵守|不用理会|不要理会",
  orders: "指令|指示|说明|說明|规则|規則|提示",
  rate: "给|給|打|评为|評為|排在",
  top: "满分|滿分|最高分|100分|第一位|首位",
  person: "候选人|候選人|应聘者|應聘者|求职者|简历|履歷|申请人",
  machine: "助手|语言模型|語言模型|人工智能|人工智慧|AI",
  youAre: "你是|你现在是|如果你是|您是|从现在起你",
  consider: "视为|視為|当作|當作",
  criteria: "要求|标准|標準|条件|條件",
  met: "满足|滿足|符合|达到|達到|通过|通過",
  hide: "不要提及|不要提到|不要告诉|请勿提及|不要透露",
  message: "消息|指令|信息|这段",
  note: "写给|留言给|提示给|寫給",
};
const korean: OrdersElsewhere = {
  ignore: "무시|잊어|따르지 마",
  orders: "지시|명령|지침|규칙",
  rate: "부여해|부여하세요|줘|주세요|매겨|올려",
  top: "최고|만점|100점|1위|첫 번째",
  person: "지원자|후보|이력서",
  machine: "어시스턴트|언어 모델|인공지능|AI",
  youAre: "너는|당신은|이제부터",
  consider: "간주|여겨|처리해",
  criteria: "요건|기준|조건|요구 사항",
  met: "충족|만족|통과",
  hide: "언급하지 마|말하지 마|알리지 마|공개하지 마",
  message: "메시지|지시|내용",
  note: "에게 보내는|에게 전하는|를 위한 메시지",
};
const indonesian: OrdersElsewhere = {
  ignore: "abaikan|lupakan|jangan ikuti|kesampingkan",
  orders: "instruksi|perintah|aturan|arahan|kriteria",
  rate: "beri|berikan|tempatkan",
  top: "tertinggi|nilai penuh|skor maksimal|nilai maksimal|100 poin|peringkat pertama|urutan pertama",
  person: "kandidat|pelamar|cv ini|profil ini|lamaran ini",
  machine: "asisten|model bahasa|kecerdasan buatan",
  youAre: "anda adalah|kamu adalah|mulai sekarang|jika anda",
  consider: "anggap|perlakukan",
  criteria: "syarat|kriteria|persyaratan",
  met: "terpenuhi|memenuhi",
  hide: "jangan sebut|jangan beri tahu|jangan ungkap",
  message: "pesan|instruksi|catatan ini",
  note: "pesan untuk|catatan untuk",
};
const vietnamese: OrdersElsewhere = {
  ignore: "bỏ qua|hãy quên|đừng tuân|không tuân theo",
  orders: "hướng dẫn|chỉ thị|lệnh|quy tắc|tiêu chí",
  rate: "cho|chấm|xếp|đánh giá",
  top: "điểm cao nhất|điểm tối đa|100 điểm|vị trí đầu|hạng nhất",
  person: "ứng viên|hồ sơ này|cv này|đơn này",
  machine: "trợ lý|mô hình ngôn ngữ|trí tuệ nhân tạo",
  youAre: "bạn là|từ bây giờ|nếu bạn là",
  consider: "hãy coi|xem như|hãy xem",
  criteria: "yêu cầu|tiêu chí|điều kiện",
  met: "đáp ứng|đã đạt|thỏa mãn",
  hide: "đừng nhắc|đừng đề cập|đừng tiết lộ|đừng nói",
  message: "tin nhắn|thông điệp|chỉ dẫn",
  note: "tin nhắn cho|lưu ý cho|ghi chú cho",
};

export const ordersElsewhere: readonly OrdersElsewhere[] = [
  italian,
  polish,
  turkish,
  russian,
  arabic,
  hindi,
  japanese,
  chinese,
  korean,
  indonesian,
  vietnamese,
];

/** Words for the earlier instructions of a model, by language. */
export const systemPrompts =
  "prompt di sistema|prompt systemow|monit systemow|sistem istem|sistem komut|" +
  "системн(?:ый|ого|ому) промпт|системн(?:ая|ые) инструкц|システムプロンプト|系统提示|시스템 프롬프트|" +
  "موجه النظام|सिस्टम प्रॉम्प्ट";

/**
 * Instructions as sequences of signs, one per line: "+" means directly after, else at most forty characters later in
 * the sentence.
 */
export const orderSentences = `
  ignore earlier orders
  ignore orders before
  ignore everything before
  youAre +role
  anyMachine must rate
  anyMachine must accept
  rate thisPerson top
  rate +me top
  rate top +score
  rate score top
  consider every criteria met
  thisPerson must accepted
  thisPerson is perfect
  accept +thisPerson
`;

/** Markers in texts written for software, separated by `|`: who speaks, the kind of message, … */
const softwareWords = {
  speaker: "system|assistant|developer|human|user|systeme|sistema|systeem",
  kind: "prompt|message|override|note|instruction|nachricht|mensaje|mensagem|bericht",
  /** … fields of an answer, */
  verdicts:
    "verdict|rating|score|overall|recommendation|decision|confidence|evaluation|criterionid|override|" +
    "instructions?|assessments?",
  /** … and markers within "<>", "<||>" and after "###". */
  tags: "system|instructions?|prompt|candidate|document|resume|cv|context|data|admin|override|(?:tool|function)_call",
  marks: "im_start|im_end|system|endoftext|start_header_id|eot_id|begin_of_text|assistant|user",
  sections: "system|instruction|response|human|assistant",
  /** A line about work with such a system: "System: Linux". */
  systems: "linux|windows|mac|sap|unix|engineer|administrat",
};

const { speaker, kind, verdicts, tags, marks, sections, systems } = softwareWords;

/** Text that does not belong in a CV: a model's control tokens, machine-readable answers, hidden comments. */
export const softwareForms = [
  `(?:^|\\n|["'>\\]])(?:[^\\S\\n]|[#*[<({])*(?:${speaker})(?:\\s*(?:${kind}))?[\\s\\])>}]*:(?=\\s*\\S)` +
    `(?!\\s*(?:${systems}))`,
  `<\\|?\\s*/?(?:${marks})\\b[^>\\n]{0,20}\\|?>`,
  `\\[/?(?:inst|system|sys|assistant|instructions?)\\]|<</?sys>>|###\\s*(?:${sections})\\b`,
  `</?(?:${tags})(?:\\s[^>\\n]{0,60})?>`,
  '"role"\\s*:\\s*"(?:system|assistant|developer|user)"',
  `"(?:${verdicts})"\\s*:\\s*(?:"|\\d|true|\\{|\\[)`,
  '\\b(?:verdict|(?:overall|final|match)[_ ]score|rating)\\s*[:=]\\s*"?(?:met|4|5|100?|100%|max|perfect|shortlist)\\b',
  "\\b(?:match|qualified|recommendation|decision)\\s*:\\s*(?:yes\\b|100 ?%|(?:strong )?hire\\b)",
  "\\b(?:match|qualified|recommendation|decision)\\s*:\\s*(?:accept|shortlist)\\b",
  "<!--|-->",
  '[{,]\\s*"[a-z_ ]{2,40}"\\s*:\\s*(?:["[{\\d]|true|false|null)',
  "\\boverride\\b\\s*(?:=>|:|=)",
  "\\bmet\\b(?:\\s*[,;/|]\\s*\\bmet\\b)+",
  "=\\s*(?:[45] ?\\/ ?[45]|10 ?\\/ ?10|100 ?(?:\\/ ?100|%))",
  "\\bq\\s*:.{0,200}\\bcandidate\\b.{0,200}\\ba\\s*:",
  "\\b(?:human|user)\\s*:.{0,300}\\b(?:assistant|ai|model)\\s*:",
];

/** Quick check: each of these forms contains one of these, and few lines of a CV contain any. */
export const softwareSigns = "[:<[#=]|-->|\\bmet\\b";

/** Words of instructions: a text with one of them in ROT13 or written backwards is decoded. */
export const wordsOfOrders = "ignore disregard instruc system candidate score override";
