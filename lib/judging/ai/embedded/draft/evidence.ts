import { conceptsIn } from "@/lib/reading/language/concepts";
import { endsIn, fold, trimmed } from "@/lib/reading/language/letters";
import { regex } from "@/lib/reading/language/lists";
import { hasWeightyWord, readWords, stemsIn, wordWeight } from "@/lib/reading/language/words";
import { briefShapes } from "@/lib/reading/language/brief-words";
import { isOnlyFacts, namesWork } from "@/lib/reading/language/job-title";
import { before } from "./cut";
import { introduction } from "./phrases";
import { isCity } from "@/lib/reading/language/places";
import { statedYears } from "@/lib/reading/language/stated-years";
import { educationAsked } from "@/lib/reading/language/studies";

const shapesOf = briefShapes({
  self: "^({and} |{so} |{denial.but} |{small} )?{self}",
  selfAnywhere: "{self}",
  person: "{person}",
  personHas: "^({and} |{so} |{denial.but} )?({person} ({have}|{modal})|{someone})",
  someone: "{someone}",
  smallFirst: "^{small} ",
  where: "^{small} {small} ",
  havingFirst: "^{having} ",
  only: "{only}",
  personFirst: "^({and} |{so} |{denial.but} )?{person}",
  hasFirst: "^({and} )?({have}|{modal}) ",
  need: "(^({and} |{so} |{small} )?({self} … )?{need}|{self} {need}|{need} {someone}|{need} {self})",
  needAnywhere: "({need}|{modal}|{required}|{must})",
  modal: "{modal}",
  required: "({required}|{must})",
  wish: "({wish}|{nice})",
  not: "{not}",
  notOnly: "{merely}",
  denied: "^({and} |{small} )?{not} ",
  condition: "({without} … {cannot}|{cannot} … {without})",
  otherwise: "({otherwise} … {cannot}|{cannot} … {otherwise})",
  lawful: "{cannot}",
  strict: "{strict}",
  offers: "{offers}",
  because: "^({and} )?{because}",
  finite: " {finite} ",
  split:
    "(;( )?| - |,( {and})? =({so})|,( {and}| {denial.but})? =({person}|{self}|{because}|{denial.but}|" +
    "{without}|{have})|: =({person}|{self}|{without})| {and} =({person}|{self}|{not})| =({so} ({self}|{person}))|" +
    " =({because}|{denial.but}))",
  asking:
    "({self}|{need}|{person}|{someone}|{have}|{modal}|{required}|{must}|{wish}|{nice}|{not}|{without}|" +
    "{otherwise}|{cannot}|{small}|{and}|{so}|{or}|{denial.but}|{because})",
  front:
    "^({and}|{so}|{self}|{need}|{person}|{someone}|{have}|{modal}|{required}|{wish}|{small}|{without}|" +
    "{denial.but})(,|:)?( |¶)",
  predicate: ",? ({finite}|{modal}|{self}|{cannot}) ",
  missing: "^({and} )?{without}( |¶)",
  pronoun: "^{it}( )?(,|.|!|¶|{small}|{finite}|{have}|{modal}|{self}|{cannot})",
  stop: ",? ({finite}|{have}|{modal}|{self}|{person}|{cannot}|{small})( |¶)",
  stopFirst: "^({finite}|{have}|{modal}|{self}|{cannot})( |¶)",
  itLast: " {it}( )?(.|!)?¶",
  purpose: "^({and} )?{purposes} ",
  verb: " ({finite}|{have}|{modal}|{cannot})( |¶)",
  needLast: " {need} {self}( *)?(.|!)?¶",
  needInside: "{need}",
  needFirst: "^({and} |{so} |{small} )?({self} … )?{need}",
  important: "^({it} )?({finite} )?({required}|{wish})( {finite})?( … )?(,)? {that} ",
  predicateEnd: ",? (({finite}|{have}) )?({small} )?({required}|{wish})( {small})?(!|.)?¶",
});

/** What became of a part of a sentence. */
export type Reason =
  | "refused"
  | "about"
  | "around"
  | "condition"
  | "notAsked"
  | "notUnderstood"
  | "permit"
  | "offer";

/** Something asked for; without an importance of its own it has that of its part of the text. */
export type Asked = { text: string; importance: "must" | "nice" | null; knockOut: boolean };
/** A part of a text that became no criterion. */
export type Left = { text: string; reason: Reason; /** Why the law protects it. */ refusal?: string };
type Said = Partial<Pick<Asked, "importance" | "knockOut">> | "denied";

const held = regex("{held}");
const byLaw = regex("{byLaw}");
const permit = regex("{workPermit}");
/** Whether a text asks for a permit to work: a question to the person, which no document may answer. */
export const asksForPermit = (text: string) => permit.test(fold(text));
const article = regex("{articles}( )?¶");
const preposition = regex("^{prepositions} ");
const brackets = /(?<!\s)\s*\(([^()]{1,120})\)/g;
const mostInFragment = 8;
/** What names something known may name alternatives, too. */
const mostInList = 12;
const mostInPiece = 5;
const mostInSubject = 4;
const mostInState = 4;
const pieceComma = /,\s+(?!\d)/;

/** Reads the clauses of sentences in a language: what each asks of a candidate, if anything. */
export function clauseReader(code: string) {
  const shapes = shapesOf(code);
  const boundary = new RegExp(shapes.split, "gu");
  const asking = new RegExp(shapes.asking, "gu");
  const notOnly = new RegExp(shapes.notOnly, "gu");
  const is = (name: keyof typeof shapes, text: string) => shapes[name].test(fold(text));
  const denies = (text: string) => shapes.not.test(fold(text).replace(notOnly, " "));

  const deniesFirst = (text: string) => {
    const at = shapes.not.exec(fold(text))?.index ?? -1;
    return denies(text) && readWords(text.slice(0, at)).length < mostInSubject;
  };

  /** Splits a sentence where another subject or a reason begins. */
  function clausesOf(sentence: string): string[] {
    const parts: string[] = [];
    let from = 0;
    let asks = false;
    for (const { 0: sign, index } of fold(sentence).matchAll(boundary)) {
      if (index === 0 || isOpen(sentence.slice(from, index))) continue;
      asks ||= is("personHas", sentence.slice(from, index).trimStart());
      // "You know X, speak Y": the same person has both.
      const isPredicate = is("hasFirst", sentence.slice(index + sign.length).trimStart());
      if (isPredicate && !asks) continue;
      parts.push(sentence.slice(from, index));
      from = index + sign.length;
    }
    return [...parts, sentence.slice(from)]
      .map((part) => trimmed(part, " –—").replace(/^-\s/, ""))
      .filter((part) => part.length > 1);
  }

  /** Whether anything is left of a text without the words that only ask, deny or join, and without towns. */
  const hasOwnWords = (text: string) =>
    hasWeightyWord(
      fold(text)
        .replace(asking, " ")
        .replace(/\p{L}+/gu, (word) => (isCity(word) ? " " : word)),
      0.2,
    );

  /** Whether a text names a degree or a licence. */
  const namesHeld = (text: string) => educationAsked(text) > 0 || held.test(fold(text));
  /** Whether a text names something that documents show: a known skill, a licence, a degree, a language. */
  const namesSomething = (text: string) => conceptsIn(text).length > 0 || namesHeld(text);

  /** A clause of few words without a subject or a verb: "Python, SQL". */
  const isFragment = (text: string) =>
    readWords(text).length <= (namesSomething(text) ? mostInList : mostInFragment) &&
    !is("selfAnywhere", text) &&
    !is("person", text) &&
    !is("finite", ` ${text} `);

  /** What a text asks for, without the words that ask: "you must hold a licence" is about "licence". */
  function objectOf(text: string): string {
    const verb = shapes.modal.exec(fold(text));
    // "You must", "The registrar must": the subject is a few words. "Certificates must be valid" is about these.
    const subject = verb ? text.slice(0, verb.index) : "";
    const isSubject = verb && readWords(subject).length < mostInSubject;
    const modal = is("personFirst", text) || isSubject ? verb : null;
    const must = modal ? text.slice(modal.index + modal[0].length) : "";
    const state = before(must, /[,:;]/);
    const isState =
      !is("personFirst", text) && readWords(state).length < mostInState && !namesSomething(state);
    const isThing = isSubject && isState && hasOwnWords(subject) && !namesWork(subject);
    let rest = isThing ? subject.trim() : hasOwnWords(must) ? must.trim() : text;
    for (;;) {
      const front = shapes.front.exec(fold(rest))?.[0];
      const next = front ? rest.slice(front.length).trim() : rest;
      if (next === rest || !hasOwnWords(next) || statedYears(rest)?.years !== statedYears(next)?.years) break;
      // "A van licence": after an article, a word is no preposition of another language.
      if (article.test(fold(front!)) && preposition.test(fold(next))) break;
      rest = next;
    }
    const end = (shapes.needLast.exec(fold(rest)) ?? shapes.predicateEnd.exec(fold(rest)))?.index ?? -1;
    if (end > 0 && hasOwnWords(rest.slice(0, end))) rest = rest.slice(0, end);
    // "French would be a plus because of our neighbours": what is said of the thing begins with a verb.
    const at = shapes.predicate.exec(fold(rest))?.index ?? -1;
    const said = at > 0 ? rest.slice(at) : "";
    const isSaid = is("required", said) || is("wish", said) || is("lawful", said);
    if (isSaid && hasOwnWords(rest.slice(0, at)) && !statedYears(said)) rest = rest.slice(0, at);
    return trimmed(rest, " ,;:-");
  }

  /** What a condition says must not be missing: "no licence" of "no licence, no job"; "" for "without it". */
  function missingIn(text: string): string {
    const missing = shapes.missing.exec(fold(text))?.[0];
    if (missing === undefined) return text;
    let rest = text.slice(missing.length).trim();
    if (is("pronoun", rest) || is("stopFirst", rest)) return "";
    const article = shapes.smallFirst.exec(fold(rest))?.[0];
    if (article) rest = rest.slice(article.length);
    const end = shapes.stop.exec(fold(rest))?.index ?? -1;
    return trimmed(before(end < 0 ? rest : rest.slice(0, end), pieceComma), " .!,");
  }

  /** The subject of a clause that the next one speaks of: "embalming can be learned, though it would be a plus". */
  function subjectOf(text: string): string {
    const object = objectOf(text);
    const subject = before(object, shapes.verb);
    return subject && !namesSomething(object.slice(subject.length)) ? objectOf(subject) : object;
  }

  /** What a clause or an addition says of the thing before it; null if it says something of its own. */
  function saidOf(text: string, before = ""): Said | null {
    if (is("otherwise", text)) return { knockOut: true, importance: "must" };
    if (is("condition", text) && (!missingIn(text) || shares(text, before)))
      return { knockOut: true, importance: "must" };
    // "Which our insurer requires by law".
    if (is("because", text) && byLaw.test(fold(text)) && !namesSomething(text))
      return { knockOut: true, importance: "must" };
    if (hasOwnWords(text)) return null;
    if (is("wish", text)) return { importance: "nice" };
    if (denies(text)) return "denied";
    return is("required", text) || is("lawful", text) ? { importance: "must" } : {};
  }

  /** Takes off what a clause says in brackets and after commas about the thing it names. */
  function withoutAdditions(
    clause: string,
    isListed: boolean,
  ): { text: string; said: Said[]; aside: string[] } {
    const said: Said[] = [];
    const aside: string[] = [];
    const plain = clause.replace(brackets, (whole, inside: string) => {
      const condition: Said[] = is("condition", inside) ? [{ knockOut: true, importance: "must" }] : [];
      const others = commaPieces(inside).map((piece) => saidOf(piece));
      const meanings = [...condition, ...others.filter((one) => one !== null)];
      const tells = meanings.some((one) => one === "denied" || one.importance || one.knockOut);
      if (!tells && !is("selfAnywhere", inside) && !denies(inside)) return whole;
      said.push(...meanings);
      aside.push(inside);
      return "";
    });
    const pieces = commaPieces(plain);
    // "Running sites, five years plus": a time alone belongs to the thing before it.
    const time = pieces.findIndex(
      (piece, at) => at > 0 && statedYears(piece) && !hasOwnWords(withoutYears(piece)),
    );
    if (time > 0 && !statedYears(pieces[0]!)) {
      const [stated] = pieces.splice(time, 1);
      pieces[0] = `${stated} ${pieces[0]}`;
    }
    const longest = asksOutright(pieces[0]!) ? mostInFragment : mostInPiece;
    const kept = pieces.filter((piece, at) => {
      const meaning = pieces.length > 1 ? saidOf(piece, pieces[at - 1]) : null;
      if (meaning) said.push(meaning);
      const tells =
        at > 0 &&
        ((denies(piece) && !is("wish", piece)) ||
          is("selfAnywhere", piece) ||
          repeats(piece, pieces[at - 1]!) ||
          is("purpose", piece) ||
          (is("hasFirst", piece) && !namesSomething(piece) && tellsOf(pieces[0]!)) ||
          (!isListed &&
            !asksOutright(piece) &&
            (readWords(piece).length > longest || is("finite", ` ${piece} `))));
      if (meaning || tells) aside.push(piece);
      return !meaning && !tells;
    });
    return { text: kept.join(", ").trim(), said, aside };
  }

  /** Whether a clause tells what somebody does or is, and asks for nothing: "You run the bar". */
  const tellsOf = (text: string) => is("personFirst", text) && !is("personHas", text);

  const asksOutright = (text: string) =>
    is("required", text) ||
    is("modal", text) ||
    is("wish", text) ||
    is("need", text) ||
    is("personHas", text) ||
    statedYears(text) !== null;

  /** What a clause asks for, or why it asks for nothing. In a list of requirements, everything is asked for. */
  function readClause(
    clause: string,
    isListed: boolean,
  ): (Asked & { aside: string[]; bare?: boolean }) | Reason {
    if (endsIn(clause, "?")) return "about";
    const additions = withoutAdditions(clause, isListed);
    const { said, aside } = additions;
    const inside = isListed ? null : shapes.needInside.exec(fold(additions.text));
    const sought = inside ? additions.text.slice(inside.index + inside[0].length).trim() : "";
    const someone = shapes.someone.exec(fold(sought))?.index ?? -1;
    // "We look for the town church for somebody with": what stands before is where the work is.
    const isPlaced = someone > 0 && is("smallFirst", sought);
    const isSought = someone >= 0 && (isPlaced || !is("needFirst", additions.text));
    const text = isSought ? sought.slice(isPlaced ? someone : 0) : additions.text;
    if (isSought && !hasOwnWords(text)) return "about";
    const own: Asked = { text, importance: null, knockOut: false };
    for (const one of said) if (one !== "denied") Object.assign(own, one);
    const wished = own.importance === "nice" || is("wish", text);
    if (said.includes("denied") && !wished) return "notAsked";
    if (isOnlyFacts(text)) return "condition";
    if (!hasOwnWords(text)) return "about";
    const required = own.importance === "must" || is("required", text) || is("modal", text);
    const knockOut = own.knockOut || (is("strict", clause) && held.test(fold(text)));
    const asked = (importance: Asked["importance"]) => ({
      importance,
      knockOut,
      text: objectOf(text),
      aside,
    });
    if (is("condition", text)) {
      const missing = missingIn(text);
      return missing
        ? { ...asked("must"), text: missing === text ? objectOf(text) : missing, knockOut: true }
        : "about";
    }
    if (denies(text) && !wished && (is("needAnywhere", text) || is("denied", text) || isFragment(text)))
      return "notAsked";
    if (is("because", text)) return "about";
    if (is("self", text) && !is("need", text)) return "about";
    // "Somebody to run the kitchen" tells what the work is.
    const object =
      is("need", text) || is("personHas", text) ? fold(text).replace(shapes.front, "").trim() : "";
    if (object && is("purpose", object)) return "notUnderstood";
    if (wished) return asked("nice");
    if (required || is("need", text) || is("personHas", text)) return asked("must");
    if (is("offers", text) && !isListed) return "offer";
    // "You are not afraid of noise": no document shows it.
    if (isListed && deniesFirst(text) && !namesSomething(text)) return "notUnderstood";
    if (isListed) return asked(own.importance);
    // "Be among the first": no thing that one has.
    const isShort = is("hasFirst", text) && readWords(text).length <= mostInFragment;
    if (statedYears(text) || (isShort && !preposition.test(fold(objectOf(text))))) return asked(null);
    // "Good command of Exact", "the post demands knowledge of labour law".
    if (introduction.test(fold(text))) return asked(null);
    if (readWords(text).length < mostInPiece && isFragment(text) && namesSomething(text))
      return { ...asked(null), bare: true };
    return "notUnderstood";
  }

  /** Whether a clause may be one of a list of things because those beside it are asked for. */
  const mayBeListed = (text: string) =>
    !manyDigits.test(text) &&
    isFragment(text) &&
    !is("offers", text) &&
    !denies(text) &&
    !isOnlyFacts(text) &&
    hasOwnWords(text);

  /** "It is important to us that you have X": the importance, and what follows. */
  function saidAhead(sentence: string): { importance: "must" | "nice"; rest: string } | null {
    const ahead = shapes.important.exec(fold(sentence))?.[0];
    if (!ahead) return null;
    return { importance: is("wish", ahead) ? "nice" : "must", rest: sentence.slice(ahead.length) };
  }

  const nameOf = (clause: string) => withoutAdditions(clause, true).text;

  /** "Labour law, German is a plus": one of several things may be wanted less than the others. */
  function apart(clause: string): string[] {
    const pieces = commaPieces(clause);
    const wished = pieces.filter((piece) => is("wish", piece));
    const isDenied = (piece: string) => denies(piece) && hasOwnWords(piece);
    const isAsked = (piece: string) =>
      !denies(piece) && hasOwnWords(piece) && (is("required", piece) || is("wish", piece));
    // "A licence is required, a degree preferred": each says how much it is wanted.
    if (pieces.filter(isAsked).length > 1 && pieces.every((piece) => isAsked(piece) || isDenied(piece)))
      return pieces;
    if (pieces.some(isDenied) && pieces.some(isAsked)) return pieces;
    const isList = pieces.length > 1 && wished.length > 0 && wished[0] !== pieces[0];
    const stands = (piece: string) => wished.includes(piece) || mayBeListed(piece) || asksOutright(piece);
    return isList && hasOwnWords(wished[0]!) && pieces.every(stands) ? pieces : [clause];
  }

  return {
    namesHeld,
    namesSomething,
    apart,
    nameOf,
    clausesOf,
    readClause,
    saidOf,
    mayBeListed,
    objectOf,
    subjectOf,
    saidAhead,
    hasOwnWords,
    is,
  };
}

const manyDigits = /\d[\d\s./-]{5,}\d/;

const withoutYears = (text: string) => {
  const stated = statedYears(text);
  return stated ? fold(text).replace(stated.written, " ") : text;
};

/** Whether a text has a telling word of another, or its root: "no GWO, no boat" speaks of the GWO before it. */
const shares = (text: string, before: string) => {
  const keys = stemsIn(before);
  return readWords(text).some(
    ({ key }) =>
      key.length > 1 &&
      wordWeight(key) > 0.5 &&
      (keys.has(key) || (key.length >= root && fold(before).includes(key.slice(0, root)))),
  );
};
const root = 6;

/** Whether a text has no word that another lacks. */
const repeats = (text: string, before: string) => {
  const keys = stemsIn(before);
  return readWords(text).every(({ key }) => keys.has(key));
};

/** A text split at commas outside brackets and numbers. */
function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(pieceComma)) {
    if (isOpen(pieces.at(-1) ?? "")) pieces[pieces.length - 1] += `, ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

const isOpen = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");
