/** ISO 639 codes of spoken languages, with their display names. */
export const spokenLanguages = `
  en english, de german, fr french, es spanish, pt portuguese, it italian, nl dutch, pl polish, ru russian,
  uk ukrainian, tr turkish, ar arabic, zh chinese, ja japanese, ko korean, hi hindi, ur urdu, bn bengali, pa punjabi,
  ta tamil, te telugu, fa persian, he hebrew, el greek, sv swedish, no norwegian, da danish, fi finnish, cs czech,
  sk slovak, hu hungarian, ro romanian, bg bulgarian, sr serbian, hr croatian, bs bosnian, sl slovenian, sq albanian,
  ca catalan, eu basque, gl galician, vi vietnamese, th thai, id indonesian, ms malay, tl tagalog, sw swahili,
  la latin, ga irish, cy welsh, lt lithuanian, lv latvian, et estonian, ig igbo, yo yoruba, ha hausa, am amharic,
  so somali, zu zulu, xh xhosa, af afrikaans, ku kurdish, ps pashto, prs dari, hy armenian, ka georgian,
  az azerbaijani, kk kazakh, uz uzbek, mn mongolian, ne nepali, si sinhala, ml malayalam, kn kannada, mr marathi,
  gu gujarati, my burmese, km khmer, is icelandic, mt maltese, lb luxembourgish, mk macedonian, be belarusian,
  yue cantonese
`;
