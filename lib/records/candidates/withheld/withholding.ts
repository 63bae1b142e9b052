import * as z from "zod";
import type { Actor, Answer } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { foldMasks, maskCharacter } from "@/lib/reading/language/mask";
import { maskWithheld } from "./in-thread";
import type { Known } from "./mask";

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** In place of a withheld value, the first that the answer's schema accepts. */
const instead = [null, maskCharacter, "withheld@withheld.invalid"];
/** A person's contact data, wherever an answer has both of the first two. */
const contactFields = ["email", "phone", "location", "link"];

/**
 * An agent that is not given what its organization or its recruiter withholds, whatever it calls: every answer that a
 * use case gives to a door is masked by what is on record of the people in it, and by what the reader of CVs
 * recognizes. A value that is withheld as a whole is null, or "█" where the answer's schema allows no null.
 */
export function withholding(actor: Actor): Actor {
  const withheld = (actor.grant?.withheld ?? []).filter((each) => each !== "notes");
  if (withheld.length === 0) return actor;
  return {
    ...actor,
    async withhold({ input, result, schema }) {
      const said = JSON.stringify(input);
      const texts = [...new Set(textsIn(result))];
      const ids = [...new Set(`${said}${texts.join("\n")}`.match(uuid) ?? [])];
      const { known } = ids.length > 0 ? await listKnown(actor, { ids }) : { known: [] };
      const masked = await maskWithheld(texts, withheld, known, said);
      const byText = new Map(texts.map((text, at) => [text, masked[at]]));
      const hidesField = (text: string) => withheld.includes("contact") && !said.includes(text);
      return fitted(schema, result, (text, isContact) =>
        isContact && hidesField(text) ? "" : (byText.get(text) ?? ""),
      );
    },
  };
}

/** Every text in an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** The answer with its texts replaced. What is masked as a whole becomes what the schema accepts in its place. */
function fitted(
  schema: Answer["schema"],
  result: unknown,
  shown: (text: string, isContact: boolean) => string,
): unknown {
  const whole: { holder: Record<string, unknown>; key: string; before: string }[] = [];
  const changed = copied(result);
  function copied(value: unknown): unknown {
    if (!isPlain(value)) return value;
    const isPerson = "email" in value && "phone" in value;
    const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== "string") {
        copy[key] = copied(each);
        continue;
      }
      const text = shown(each, isPerson && contactFields.includes(key));
      const isWhole = text !== each && foldMasks(text).replace(maskCharacter, "") === "";
      if (isWhole) whole.push({ holder: copy, key, before: each });
      copy[key] = isWhole ? null : text === each ? each : foldMasks(text);
    }
    return copy;
  }
  for (const value of [...instead.slice(1), undefined]) {
    const parsed = schema.safeParse(changed);
    if (parsed.success) return parsed.data;
    // A field that takes no such value holds none that people write: a state, a time, an id.
    for (const { holder, key, before } of whole.filter((each) => isAt(parsed.error, changed, each)))
      holder[key] = value === undefined ? before : value;
  }
  return schema.parse(changed);
}

/** Whether a problem of the answer is in this field, or, for one of several shapes, around it. */
const isAt = (
  { issues }: z.ZodError,
  whole: unknown,
  { holder, key }: { holder: Record<string, unknown>; key: string },
) =>
  issues.some(({ path }) => {
    let at = whole;
    for (const step of path) {
      if (at === holder && step === key) return true;
      at = (at as Record<PropertyKey, unknown> | null)?.[step];
    }
    return isPlain(at) && contains(at, holder);
  });

const contains = (outer: unknown, inner: unknown): boolean =>
  outer === inner || (isPlain(outer) && Object.values(outer).some((each) => contains(each, inner)));

/** What is on record of the people with these ids, or with applications that have them. */
const listKnown = useCase({
  name: "listKnown",
  permission: "organization:read",
  reads: true,
  input: z.object({ ids: z.array(z.guid()) }),
  output: z.object({ known: z.array(z.object({ value: z.string(), question: z.string().nullable() })) }),

  run: async ({ db }, { ids }) => ({
    known: await db.$queryRaw<Known[]>`
      WITH person AS MATERIALIZED (
        SELECT c."organizationId", c.id, c.email, c.phone, c.location, c.link, c."atsFields" FROM "Candidate" c
        WHERE c.id = ANY(${ids}::uuid[])
          OR c.id IN (SELECT a."candidateId" FROM "Application" a WHERE a.id = ANY(${ids}::uuid[])))
      SELECT value, NULL AS question FROM person, unnest(ARRAY[email, phone, location, link]) value
        WHERE value IS NOT NULL
      UNION SELECT found->>'value', NULL FROM person p
        JOIN "Attachment" f ON f."organizationId" = p."organizationId" AND f."candidateId" = p.id
        JOIN "DocumentText" d ON d."organizationId" = f."organizationId" AND d."attachmentId" = f.id,
        unnest(ARRAY['emails', 'phones', 'links', 'location']) field(name),
        jsonb_path_query(d.profile->field.name, '$[*] ? (exists(@.value))') found
      UNION SELECT w.text, w.question FROM person p
        JOIN "Application" a ON a."organizationId" = p."organizationId" AND a."candidateId" = p.id
        JOIN "Answer" w ON w."organizationId" = a."organizationId" AND w."applicationId" = a.id
      UNION SELECT field->>'value', field->>'name' FROM person,
        json_array_elements(coalesce("atsFields", '[]')) field`,
  }),
});
