import "../../support/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { awaitTurn, browserCookie } from "@/lib/platform/access/account/guesses";
import { storedPassword, whilePasswordStands } from "@/lib/platform/access/account/stored-password";
import { ownerDb } from "../../support/world";

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

async function account() {
  const email = `${randomUUID()}@acme.example`;
  const user = await ownerDb.user.create({ data: { name: "Ann", email } });
  await ownerDb.account.create({
    data: { userId: user.id, accountId: user.id, providerId: "credential", password: "first" },
  });
  const replace = () =>
    ownerDb.account.updateMany({ where: { userId: user.id }, data: { password: "second" } });
  return { id: user.id, email, replace };
}

test("a browser that signed in before does not wait, until the password is replaced", async () => {
  const { email, replace } = await account();
  const headers = (n: number, cookie = "") =>
    new Headers({ "x-shortlist-peer": `10.1.${n}.1`, "x-forwarded-for": `10.1.${n}.1`, cookie });
  const cookie = (await browserCookie(email)).split(";")[0];
  for (let n = 0; n < 10; n++) await awaitTurn(email, headers(n));
  const wait = async () => {
    const started = performance.now();
    expect(await awaitTurn(email, headers(99, cookie))).toBe(true);
    return performance.now() - started;
  };
  expect(await wait()).toBeLessThan(800);
  await replace();
  expect(await wait()).toBeGreaterThan(900);
});

test("a sign-in during which the password is replaced leaves no session", async () => {
  const { id, email, replace } = await account();
  const signIn = async () => {
    const token = randomUUID();
    await ownerDb.session.create({ data: { userId: id, token, expiresAt: new Date(Date.now() + 60_000) } });
    const cookies = [`shortlist.session_token=${token}.signature; Path=/`];
    return { userId: id, email, cookies, consentPath: null };
  };
  expect(await whilePasswordStands({ email }, signIn)).toMatchObject({ userId: id });
  const overtaken = await whilePasswordStands({ id }, async () => {
    const answer = await signIn();
    await replace();
    return answer;
  });
  expect(overtaken).toEqual({ problem: "credentials" });
  expect(await ownerDb.session.count({ where: { userId: id } })).toBe(1);
  expect(await storedPassword({ email })).toBe("second");
});
