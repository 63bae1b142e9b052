import fc from "fast-check";
import { expect, test } from "vitest";
import { dimensions } from "@/lib/judging/scorecards/scorecard";
import { addTenths, sharesOf, wholeOf } from "@/lib/judging/scorecards/shares";

const anyCriteria = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    dimension: fc.constantFrom(...dimensions),
    weight: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 60, selector: ({ id }) => id },
);

test("adds the shares of the score, of culture and of team up to exactly 100 each, in any order", () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const shares = sharesOf(criteria);
      for (const whole of ["score", "culture_fit", "team_fit"] as const) {
        const own = criteria.filter(({ dimension }) => wholeOf(dimension) === whole);
        const sum = addTenths(own.map(({ id }) => shares.get(id)!));
        expect(sum).toBe(own.some(({ weight }) => weight > 0) ? 100 : 0);
      }
      const reversed = sharesOf(criteria.toReversed());
      for (const { id } of criteria) expect(reversed.get(id)).toBe(shares.get(id));
    }),
  );
});

test("keeps a share within a tenth of its exact part, never smaller for more weight, and 0 for weight 0", () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const skills = criteria.map((one) => ({ ...one, dimension: "hard_skills" as const }));
      const shares = sharesOf(skills);
      const weights = skills.reduce((sum, { weight }) => sum + weight, 0);
      if (weights === 0) return;
      for (const one of skills) {
        expect(Math.abs(shares.get(one.id)! - (100 * one.weight) / weights)).toBeLessThan(0.1 + 1e-9);
        if (one.weight === 0) expect(shares.get(one.id)).toBe(0);
        for (const other of skills)
          if (other.weight > one.weight)
            expect(shares.get(other.id)!).toBeGreaterThanOrEqual(shares.get(one.id)!);
      }
    }),
  );
});
