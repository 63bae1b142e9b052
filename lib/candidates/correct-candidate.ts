import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { isBlind } from "@/lib/blind-review/blind-candidate";
import { Prisma } from "@/lib/db/generated/client";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { correctable, type Corrections, readCorrections } from "./corrections";
import { holdCandidates } from "./hold-candidates";

const orNothing = (text: string) => text.trim() || null;
const Person = z.object({
  fullName: z.string().max(200, "The name is too long: 200 characters at most.").transform(orNothing),
  email: z
    .string()
    .trim()
    .max(320, "The e-mail address is too long.")
    .refine(
      (text) => text === "" || z.email().safeParse(text).success,
      "That is no e-mail address. It looks like name@example.com.",
    )
    .transform(orNothing),
  phone: z
    .string()
    .trim()
    .max(60, "The phone number is too long: 60 characters at most.")
    .refine(
      (text) => text === "" || (/^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, "").length >= 5),
      "That is no phone number. It has at least five digits, and +, -, brackets, dots or blanks between them.",
    )
    .transform(orNothing),
});
const Shown = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/**
 * Changes a person's name, e-mail address and phone number; an empty field is emptied. An ATS is not told, and what it
 * has said already does not come back over it. Throws `conflict` when one of them is not what the caller was shown, so
 * that nobody's change is lost, and for a record that was merged or erased; `forbidden` in blind review.
 */
export const correctCandidate = useCase({
  name: "correctCandidate",
  permission: "candidate:write",
  input: Person.extend({
    candidateId: z.uuid(),
    shown: Shown.describe("What stood there when the person began to change it."),
  }),
  output: z.object({ candidateId: z.uuid(), changed: z.array(z.enum(correctable)) }),

  async run(ctx, { candidateId, shown, ...wanted }) {
    const { db, actor } = ctx;
    await holdCandidates(ctx, [candidateId]);
    const known = await db.candidate.findUnique({ where: { id: candidateId } });
    if (!known) throw notFound("Candidate");
    await checkChangeable(ctx, known);
    const overtaken = correctable.filter((field) => known[field] !== shown[field]);
    if (overtaken.length > 0)
      throw conflict(
        `Somebody else has changed the ${overtaken.map((field) => words[field]).join(" and the ")} meanwhile. Nothing was saved. Look at what stands there now, then change it.`,
      );
    const changed = correctable.filter((field) => known[field] !== wanted[field]);
    if (changed.length === 0) return { candidateId, changed };

    const corrections: Corrections = readCorrections(known.corrections);
    for (const field of changed) {
      const from = corrections[field] ? corrections[field].from : known[field];
      if (from === wanted[field]) delete corrections[field];
      else corrections[field] = { from, by: actor.id, at: new Date().toISOString() };
    }
    const none = Object.keys(corrections).length === 0;
    await db.candidate.update({
      where: { id: candidateId },
      data: { ...wanted, corrections: none ? Prisma.DbNull : corrections },
    });
    await record(ctx, "candidate.corrected", candidateId, { changed });
    // The name is masked in what the talent pool is searched by.
    if (changed.includes("fullName")) await emit(ctx, candidateChanged, { candidateId });
    return { candidateId, changed };
  },
});

const words = { fullName: "name", email: "e-mail address", phone: "phone number" } as const;

async function checkChangeable({ db }: Context, { id, erasedAt }: { id: string; erasedAt: Date | null }) {
  if (erasedAt) throw conflict("This person was erased.");
  if (await isBlind(db, id)) throw forbidden("Who this is can be changed once the blind review is decided.");
  const merged = await db.candidateAlias.count({ where: { kind: "merged", value: id } });
  if (merged > 0) throw conflict("This record was merged into another. Change that one.");
}
