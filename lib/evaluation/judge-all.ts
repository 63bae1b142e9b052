import type { Actor } from "@/lib/access/actor";
import { type Context, step } from "@/lib/access/use-case";
import { embeddedJudge } from "@/lib/ai/in-thread";
import { withUsageRecorded } from "@/lib/ai/record-usage";
import type { Judge } from "@/lib/ai/judging";
import { OutOfCredits } from "@/lib/credits/ledger";
import { digestOf } from "@/lib/security/digest";
import type { Answered } from "./answers";
import type { Ready } from "./gather";
import { judgePerson } from "./in-thread";
import type { JudgedPerson } from "./judge-person";
import { storeStyles, type StylesRead } from "./store-styles";

type Told = { answered: Answered[]; styles: StylesRead[] };
const remember = step("remember", async (ctx, { answered, styles }: Told) => {
  await storeAnswers(ctx, answered);
  await storeStyles(ctx, styles);
});

/** Stores answers in the caller's transaction, but none of candidates who were erased or decided on meanwhile. */
export async function storeAnswers({ db }: Context, answered: Answered[]) {
  const open = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Application" WHERE id = ANY(${answered.map((one) => one.applicationId)}::uuid[])
      AND disposition = 'active' ORDER BY id FOR KEY SHARE`;
  const ids = new Set(open.map(({ id }) => id));
  await db.storedVerdict.createMany({
    data: answered
      .filter(({ applicationId }) => ids.has(applicationId))
      .map((one) => ({ ...one, key: keyOf(one) })),
    skipDuplicates: true,
  });
}

const keyOf = ({ applicationId, judged, questions }: Answered) =>
  digestOf({ applicationId, judged, questions });

/**
 * Has a judge assess gathered applications, with no transaction open, and remembers its answers. `failures` holds the
 * errors of those that could not be assessed: OutOfCredits when a model would have to be asked that the credits do not
 * cover, and what the judge throws.
 */
export async function judgeAll(
  evaluator: Actor,
  { ready, affordable }: { ready: Ready[]; affordable: number },
  judge: Judge,
): Promise<{ judged: JudgedPerson[]; failures: Error[] }> {
  const mayAsk = affordable > 0 || judge === embeddedJudge;
  const asked = mayAsk ? judge : { ...judge, assess: () => Promise.reject(new OutOfCredits()) };
  const settled = await Promise.allSettled(
    ready.map((person) =>
      withUsageRecorded(evaluator, person.applicationId, () => judgePerson(person, asked)),
    ),
  );
  const judged = settled.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const answered = judged.flatMap((one) => one.answered ?? []);
  const styles = judged.flatMap((one) => one.styles ?? []);
  if (answered.length > 0) await remember(evaluator, { answered, styles });
  return {
    judged,
    failures: settled.flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : [])),
  };
}
