/** Month names and usual abbreviations in the five languages, lower case without accents, January first. */
const names: readonly string[] = [
  "january januar janner jaenner janvier enero janeiro janv jan ene",
  "february februar feber fevrier febrero fevereiro fevr feb fev",
  "march marz maerz mars marzo marco mrz mar",
  "april avril abril apr avr abr",
  "may mai mayo maio",
  "june juni juin junio junho jun",
  "july juli juillet julio julho juil jul",
  "august aout agosto aug ago",
  "september septembre septiembre setiembre setembro sept sep set",
  "october oktober octobre octubre outubro oct okt out",
  "november novembre noviembre novembro nov",
  "december dezember decembre diciembre dezembro dec dez dic",
];

const monthNumbers = new Map(
  names.flatMap((line, index) => line.split(" ").map((name) => [name, index + 1])),
);

/** 1 to 12 for a folded month name, with or without its full stop. */
export const monthNumber = (name: string) => monthNumbers.get(name.replace(/\.$/, ""));

/** A pattern of every month name, longest first so that "sept" is not read as "sep". */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");
