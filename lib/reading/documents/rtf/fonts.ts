/** Encoding labels by RTF's character set number. */
const byCharset: Record<number, string> = {
  77: "macintosh",
  128: "shift_jis",
  129: "euc-kr",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
};
/** Bytes in symbol fonts are mapped to U+F000–F0FF in Unicode's private-use area. */
export const symbol = "symbol";

export const encodingOfCharset = (charset: number): string | null =>
  charset === 2 ? symbol : (byCharset[charset] ?? null);

/** A code page's encoding label; Windows-1252 for unknown ones. */
export function encodingOfCodePage(codePage: number): string {
  if (codePage === 65001) return "utf-8";
  if (codePage === 10000) return "macintosh";
  if (codePage === 932) return "shift_jis";
  if (codePage === 936) return "gbk";
  if (codePage === 949) return "euc-kr";
  if (codePage === 950) return "big5";
  if (codePage === 866) return "ibm866";
  return (codePage >= 1250 && codePage <= 1258) || codePage === 874 ? `windows-${codePage}` : "windows-1252";
}

export function decode(bytes: readonly number[], encoding: string): string {
  if (encoding === symbol) return String.fromCharCode(...bytes.map((byte) => 0xf000 + byte));
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}
