import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { Prisma } from "@/lib/platform/db/generated/client";
import { conflict, forbidden, invalid, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";
import { correctable, type Corrections, fieldWords, readCorrections } from "./corrections";
import { lockCandidates } from "./lock-candidates";
import { say, sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

const Shown = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
});

/** The corrected values: a field that is left out stays, an empty one is cleared. */
export const Correction = z.object({
  candidateId: z.uuid(),
  fullName: Line(200, sentence("The name is too long: 200 characters at most."))
    .optional()
    .describe("Empty clears it."),
  email: z
    .string()
    .trim()
    .max(320, sentence("The e-mail address is too long."))
    .refine(
      (text) => text === "" || z.email().safeParse(text).success,
      sentence("That is not an e-mail address. One looks like name@example.com."),
    )
    .optional()
    .describe("Empty clears it."),
  phone: z
    .string()
    .trim()
    .max(60, sentence("The phone number is too long: 60 characters at most."))
    .refine(
      (text) => text === "" || (/^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, "").length >= 5),
      sentence(
        "That is not a phone number. One has at least five digits, with +, -, brackets, dots or spaces between them.",
      ),
    )
    .optional()
    .describe("Empty clears it."),
  location: Line(200, sentence("The location is too long: 200 characters at most."))
    .optional()
    .describe("Empty clears it."),
});

/**
 * Changes a person's name, e-mail address, phone number and location. The ATS is not notified, and its current values do not
 * overwrite the correction on the next sync. An agent must pass its recruiter's confirmation. Throws `conflict` when
 * a field differs from what the caller was shown, so that no change is lost, and for a merged or erased record;
 * `forbidden` in blind review.
 */
export const correctCandidate = useCase({
  name: "correctCandidate",
  permission: "candidate:write",
  input: Correction.extend({
    shown: Shown.partial().optional().describe("The values shown when editing began."),
    confirmationToken: ConfirmationToken,
  }),
  output: z.object({ candidateId: z.uuid(), changed: z.array(z.enum(correctable)) }),

  async run(ctx, input) {
    const { db, actor } = ctx;
    const { candidateId, shown } = input;
    const { person, wanted, changed, revision } = await planCorrection(ctx, input);
    await redeemConfirmation(ctx, { act: "correctCandidate", input, subjectRevision: revision });
    const overtaken = correctable.filter(
      (field) => shown?.[field] !== undefined && person[field] !== shown[field],
    );
    if (overtaken.length > 0)
      throw conflict(
        "Somebody else has changed the {fields} in the meantime. Nothing was saved. Check the current values, then change them.",
        { fields: overtaken.map((field) => say(fieldWords[field])) },
      );
    if (changed.length === 0) return { candidateId, changed };

    const corrections: Corrections = readCorrections(person.corrections);
    for (const field of changed) {
      const from = corrections[field] ? corrections[field].from : person[field];
      if (from === wanted[field]) delete corrections[field];
      else corrections[field] = { from, by: actor.id, at: new Date().toISOString() };
    }
    const none = Object.keys(corrections).length === 0;
    await db.candidate.update({
      where: { id: candidateId },
      data: { ...wanted, corrections: none ? Prisma.DbNull : corrections },
    });
    await record(ctx, "candidate.corrected", candidateId, { changed });
    // The talent pool's index masks the name, and signals compare the rest.
    if (changed.some((field) => field !== "location")) await emit(ctx, candidateChanged, { candidateId });
    return { candidateId, changed };
  },
});

/** The person, locked until the commit, and what a correction changes. Throws as `correctCandidate` does. */
export async function planCorrection(ctx: Context, correction: z.output<typeof Correction>) {
  const { candidateId } = correction;
  await lockCandidates(ctx, [candidateId]);
  const person = await ctx.db.candidate.findUnique({ where: { id: candidateId } });
  if (!person) throw notFound("Candidate");
  await checkChangeable(ctx, person);
  const fields = correctable.filter((field) => correction[field] !== undefined);
  if (fields.length === 0) throw invalid("Say what to change: fullName, email, phone or location.");
  const wanted: Partial<z.output<typeof Shown>> = Object.fromEntries(
    fields.map((field) => [field, correction[field] || null]),
  );
  return {
    person,
    wanted,
    changed: fields.filter((field) => person[field] !== wanted[field]),
    revision: digestOf(correctable.map((field) => person[field])),
  };
}

export async function checkChangeable(
  { db }: Context,
  { id, erasedAt }: { id: string; erasedAt: Date | null },
) {
  if (erasedAt) throw conflict("This person was erased.");
  if (await isBlind(db, id)) throw forbidden("The record can be changed once the blind review is decided.");
  const merged = await db.candidateAlias.count({ where: { kind: "merged", value: id } });
  if (merged > 0) throw conflict("This record was merged into another. Change that one.");
}
