/** Month names and usual abbreviations in seven languages, lower case without accents, January first. */
const names: readonly string[] = [
  "january januar janner jaenner gennaio januari janvier enero janeiro janv jan ene",
  "february februar febbraio februari feber fevrier febrero fevereiro fevr feb fev",
  "march maart marz maerz mars marzo marco mrz mar",
  "april aprile avril abril apr avr abr",
  "may mei maggio mai mayo maio",
  "june giugno juni juin junio junho jun",
  "july luglio juli juillet julio julho juil jul",
  "august augustus aout agosto aug ago",
  "september settembre septembre septiembre setiembre setembro sept sep set",
  "october ottobre oktober octobre octubre outubro oct okt out",
  "november novembre noviembre novembro nov",
  "december dicembre dezember decembre diciembre dezembro dec dez dic",
];

const monthNumbers = new Map(
  names.flatMap((line, index) => line.split(" ").map((name) => [name, index + 1])),
);

/** 1 to 12 for a folded month name, with or without its full stop. */
export const monthNumber = (name: string) => monthNumbers.get(name.replace(/\.$/, ""));

/** A pattern of every month name, longest first so that "sept" is not read as "sep". */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");
