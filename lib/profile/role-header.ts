import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { hasOrganizationMark, isOccupation, isQualifier, wordsIn } from "@/lib/language/job-words";
import { isRegion } from "@/lib/language/places";

/** What the lines at the head of a role say. */
export type RoleHeader = { title: Fragment | null; organization: Fragment | null };

const titleLabel =
  /^(?:job title|title|position|role|designation|occupation|funktion|tatigkeit|stelle|poste|fonction|intitule(?: du poste)?|puesto|cargo|funcao|posicao)\s*:\s*/;
const organizationLabel =
  /^(?:company(?: name)?|employer|organi[sz]ation|client|firma|arbeitgeber|unternehmen|entreprise|employeur|societe|empresa|empleador|empregador|compania|companhia)\s*:\s*/;
/** Words that only lead to the dates or count the years. */
export const leadsToDates =
  /^(?:(?:years|period|dates?|time)(?: of (?:service|employment|work|experience))?|duration|years|from|tenure|zeitraum|dauer|von|periode|duree|du|periodo|\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?|jahren?|monaten?|ans?|mois|anos?|meses|mes)(?: (?:and |und |et |y |e )?\d{1,2} (?:months?|mos?|monaten?|mois|meses|mes))?(?: of experience)?\)?|duracion|duracao|fechas?|de|desde|since|seit|depuis)\s*:?\s*$/;

/** "Worked in a busy kitchen as a Sous Chef" tells the title after its "as a". */
const prose =
  /^(?=.{0,90}?\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing|es)|served|experienced?|appointed|career|role|job|position|engaged|acted|acting|held|started|began|spent|hired|tatig|gearbeitet|arbeit(?:ete)?|beschaftigt|travaille|employee?|exerce|trabaj\w+|desempen\w+|trabalh\w+|atu\w+))(?:.{0,90}?)\b(?:as an?|as the|as|als|en tant que?|comme|como)\s+(?:an?\s|the\s|eine?[rn]?\s|une?\s|una?\s|uma?\s)?/;
const openingProse =
  /^(?:worked|working|employed|serving|served|acted|hired|trabaje|trabajo|travaille)\s+(?:as|como|comme)\s+(?:an?\s|the\s)?|^(?:(?:extensive |prior |previous |gained )?experience (?:as|in)(?: an?| the)?\s)|^as an?\s|^(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|yrs|months?) (?:of (?:work |professional )?(?:experience|work|service) )?(?:as|in the role of)(?: an?| the)?\s)/;
const employedAt = /\s+(?:at|@|bei(?: der| dem)?|chez|presso|bij)\s+(?=(?:the\s)?[\p{Lu}\d])/gu;
/** "en Acme" names the employer, "en Marketing" the trade. */
const employedIn = /\s+(?:en|na|no|em|para|für|fur)\s+(?=\p{Lu}[\p{L}\d.&-]*)/gu;
/** "Ushers, lobby attendants, and ticket takers" is one title. */
const enumerates = /,?\s+(?:and|or|und|et|y|e)\s/;
const strong = /\s*[|•]\s*|\s{2,}|\s*\/\/\s*/g;
const weak = /,\s+|\s+-+\s+|;\s+/g;

/** "Company: …" and "Position: …" say themselves what they are. */
export const isLabelledHead = (low: string) => titleLabel.test(low) || organizationLabel.test(low);

type Piece = Fragment & { at: boolean; labelled: "title" | "organization" | null };

/** The title and organization that header lines give, in whatever order and with whatever marks between. */
export function readRoleHeader(lines: readonly Fragment[]): RoleHeader {
  const pieces = lines.flatMap(piecesOf);
  const occupied = (piece: Piece) => wordsIn(piece.low).some(isOccupation);
  const title =
    pieces.find((piece) => piece.labelled === "title") ??
    pieces.find((piece) => !piece.labelled && !piece.at && occupied(piece)) ??
    pieces.find(
      (piece) => !piece.labelled && !piece.at && !hasOrganizationMark(piece.low) && !isRegion(piece.low),
    ) ??
    pieces.find((piece) => !piece.labelled) ??
    null;
  const others = pieces.filter((piece) => piece !== title && piece.labelled !== "title");
  const organization =
    others.find((piece) => piece.labelled === "organization" || piece.at) ??
    others.find((piece) => hasOrganizationMark(piece.low) && !occupied(piece)) ??
    others.find((piece) => looksProper(piece) && !occupied(piece)) ??
    null;
  return { title: title && shortened(title), organization: organization && withoutMeans(organization) };
}

/** "Blue Bank plc using SQL" is Blue Bank plc. */
function withoutMeans(organization: Fragment): Fragment {
  const stop = /\s(?:using|where|working|responsible|building)\s/.exec(organization.low);
  return (stop && fragment(organization, 0, stop.index)) ?? organization;
}

function piecesOf(line: Fragment): Piece[] {
  for (const [label, pattern] of [
    ["title", titleLabel],
    ["organization", organizationLabel],
  ] as const) {
    const match = pattern.exec(line.low);
    const rest = match && fragment(line, match[0].length);
    if (rest && label === "organization") return [{ ...rest, at: false, labelled: label }];
    if (rest)
      return split(rest).map((piece, i) => ({ ...piece, labelled: i === 0 ? "title" : piece.labelled }));
  }
  if (leadsToDates.test(line.low)) return [];
  const told = prose.exec(line.low) ?? openingProse.exec(line.low);
  const rest = told ? fragment(line, told[0].length) : line;
  return rest ? split(rest) : [];
}

function split(line: Fragment): Piece[] {
  const pieces: Piece[] = [];
  for (const block of fragments(line, strong)) {
    const [first, ...employers] = cutAtEmployer(block);
    if (first) pieces.push(...joinQualifiers(fragments(first, weak), line));
    for (const employer of employers) {
      const [name, ...places] = fragments(employer, weak);
      if (name) pieces.push({ ...name, at: true, labelled: null });
      pieces.push(...places.map((place) => ({ ...place, at: false, labelled: null })));
    }
  }
  return pieces;
}

function cutAtEmployer(block: Fragment): Fragment[] {
  const parts = fragments(block, employedAt);
  if (parts.length > 1) return parts;
  const cut = [...block.text.matchAll(employedIn)].find(
    (match) => !isQualifier(wordsIn(block.low.slice(match.index + match[0].length))[0] ?? ""),
  );
  if (!cut) return parts;
  return [fragment(block, 0, cut.index), fragment(block, cut.index + cut[0].length)].filter(
    (part) => part !== null,
  );
}

/** "Engineer, Platform" and "Engineer - Data II" are one title; "Engineer, Acme" is a title and an employer. */
function joinQualifiers(parts: Fragment[], line: Fragment): Piece[] {
  const pieces: Piece[] = [];
  const enumerated =
    parts.length > 2 && enumerates.test(parts.at(-1)!.low.padStart(parts.at(-1)!.low.length + 1));
  for (const part of parts) {
    const previous = pieces.at(-1);
    const narrows =
      !hasOrganizationMark(part.low) &&
      wordsIn(part.low).every((word) => isQualifier(word) || word.length < 3);
    const titled =
      previous &&
      (wordsIn(previous.low).some(isOccupation) ||
        (parts.length === 2 && !wordsIn(part.low).some(isOccupation)));
    // No employer's name begins with a small letter: "Secretaries - except legal".
    const runsOn = /^\p{Ll}/u.test(part.text) || (enumerated && !hasOrganizationMark(part.low));
    if (previous && ((narrows && titled) || runsOn)) {
      const [from, to] = [previous.start - line.start, part.end - line.start];
      Object.assign(previous, {
        text: line.text.slice(from, to),
        low: line.low.slice(from, to),
        end: part.end,
      });
    } else {
      pieces.push({ ...part, at: false, labelled: null });
    }
  }
  return pieces;
}

function looksProper({ text, low }: Fragment): boolean {
  const words = text.split(/\s+/);
  const capital = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return words.length <= 7 && /\p{L}{2}/u.test(text) && capital * 2 >= words.length && !isRegion(low);
}

const fullStop = /(?<=\p{Ll}{3})\.$/u;

/** A title that runs on into a sentence ends where the sentence takes over. */
function shortened(title: Fragment): Fragment {
  const stop =
    /[.:;](?:\s|$)|\s(?:where|who|which|while|responsible|in charge|from|between|during|and was|wo|dont|donde|onde)\b/.exec(
      title.low,
    );
  const end = stop && stop.index > 3 ? stop.index : title.text.replace(fullStop, "").length;
  const cut = fragment(title, 0, end);
  return cut && cut.text.length > 120 ? (fragment(cut, 0, 120) ?? cut) : (cut ?? title);
}
