import { expect, test } from "vitest";
import { draftJob } from "@/lib/judging/ai/embedded/draft-job";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { asked, forwarded } from "../../../e2e/fixtures/clockmaker";

const criteriaOf = (description: string) =>
  draftJob({ title: structureJob(description).title ?? "", description }).content.criteria.map(
    ({ name }) => name,
  );

test("reads an e-mail that was forwarded twice: the job, not who wrote it to whom and when", () => {
  expect(structureJob(forwarded)).toMatchObject({
    title: "Turret clock maker",
    location: "Ludlow",
    employmentType: "full_time",
  });
  const names = criteriaOf(forwarded);
  expect(asked.filter((one) => !names.some((name) => one.test(name)))).toEqual([]);
  expect(names).toHaveLength(asked.length);
});

test("reads a forwarded e-mail in German, and one that is quoted below its answer", () => {
  const german = `-----Ursprüngliche Nachricht-----
Von: Anna Berg <anna@berg.example>
Gesendet: Montag, 2. November 2026 09:12
An: Jan Vogt <jan@berg.example>
Betreff: Nachfolge Frau Kern

Hallo Jan,

wir suchen eine Geigenbauerin, Vollzeit. Was wichtig ist:

- Ausbildung im Geigenbau
- Bogenbehaarung
- Kundenberatung

Viele Grüße
Anna`;
  expect(structureJob(german).title).toBe("Geigenbauerin");
  expect(criteriaOf(german).slice(-3)).toEqual([
    "Ausbildung im Geigenbau",
    "Bogenbehaarung",
    "Kundenberatung",
  ]);

  const quoted = `Hi Tom,

please post this one. Thanks!

On Mon, 2 Nov 2026 at 09:10, Ravi Shah <ravi@mill.example> wrote:

> Hi Jill,
>
> we are looking for a stone dresser.
> They must have 3 years dressing millstones. Forklift licence a plus.
>
> Ravi`;
  expect(structureJob(quoted).title).toBe("Stone dresser");
  expect(criteriaOf(quoted).slice(1)).toEqual(["Dressing millstones", "Forklift licence"]);
});
