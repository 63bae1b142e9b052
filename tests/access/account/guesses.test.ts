import "../../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { awaitTurn } from "@/lib/access/account/guesses";

test("after ten guesses from any address, lets new addresses guess once a second and rejects those beyond eight", async () => {
  const email = `${randomUUID()}@acme.example`;
  const guess = async (n: number) => {
    const headers = new Headers({ "x-shortlist-peer": `10.0.${n}.1`, "x-forwarded-for": `10.0.${n}.1` });
    const started = performance.now();
    return { mayGuess: await awaitTurn(email, headers), seconds: (performance.now() - started) / 1000 };
  };
  for (let n = 0; n < 10; n++) expect(await guess(n)).toMatchObject({ mayGuess: true });
  const strangers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(100 + n)));
  const waited = strangers.filter(({ mayGuess }) => mayGuess).map(({ seconds }) => seconds);
  expect(waited).toHaveLength(8);
  for (const [turn, seconds] of waited.toSorted((a, b) => a - b).entries())
    expect(seconds).toBeGreaterThan(turn + 0.9);
  for (const { mayGuess, seconds } of strangers)
    if (!mayGuess) expect(seconds).toBeLessThan(Math.max(...waited));
});
