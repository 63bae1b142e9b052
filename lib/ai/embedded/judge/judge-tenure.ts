import type { Reading } from "../reading/reading";
import { findAny, whole } from "./find-phrase";
import type { Prepared } from "./prepare";
import { claimedTenure, sameRole, tenureIn } from "./tenure";
import { timeWorth } from "./time-worth";
import { absent, type Judged, quoteOf, workOf, years } from "./wording";

/** What undated years are worth next to dated ones, and a mere mention of the role. */
const undatedWorth = 0.7;
const mentionWorth = 0.2;
/** What years in a role that is only like the one asked for are worth. */
const relatedWorth = 0.9;

/** Work without dates: what is claimed counts less than what is dated, and never settles the matter. */
function judgeUndated(reading: Reading, { criterion, asked }: Prepared): Judged {
  const question = `When did you work ${workOf(criterion)}, from which month to which?`;
  const claim = claimedTenure(reading, asked.flat());
  const said = findAny(reading, asked.flat());
  if (claim.line < 0 && said.share < whole)
    return absent("No dated work is in this role or field.", question);
  const minimum = criterion.minimumYears ?? 0;
  const ratio = minimum > 0 ? Math.min(1, claim.years / minimum) : 1;
  return {
    verdict: "partly",
    worth: claim.line < 0 ? mentionWorth : undatedWorth * ratio,
    confidence: 0.5,
    reason:
      claim.line < 0
        ? "Named, but without dates that would show for how long."
        : `${years(claim.years)} claimed, but not dated.`,
    quotes: [quoteOf(reading, claim.line < 0 ? said.line : claim.line)],
    question,
  };
}

/** Years in a role or a field, worked out from dated roles with overlaps merged. */
export function judgeTenure(reading: Reading, prepared: Prepared): Judged {
  const { criterion } = prepared;
  const minimum = criterion.minimumYears ?? 0;
  const tenure = tenureIn(reading, prepared);
  if (tenure.years <= 0) return judgeUndated(reading, prepared);
  const isRelated = tenure.match < sameRole;
  const shown = isRelated
    ? `Only related work: ${years(tenure.years * 2)}, counted half`
    : `${years(tenure.years)} of dated work in this`;
  return {
    worth: timeWorth(tenure.years, minimum) * (isRelated ? relatedWorth : 1),
    confidence: 0.85,
    reason: minimum > 0 ? `${shown}; ${years(minimum)} asked for.` : `${shown}.`,
    quotes: tenure.quotes,
    question: tenure.years < minimum || isRelated ? `When else did you work ${workOf(criterion)}?` : null,
  };
}
