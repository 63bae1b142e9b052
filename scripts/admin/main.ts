import { readFile } from "node:fs/promises";
import release from "@/package.json";
import type { Head } from "@/lib/platform/audit/check-trail";
import { operatorActor } from "@/lib/platform/access/system";
import { probeSchema } from "@/lib/platform/db/probe";
import { DomainError } from "@/lib/errors";
import { addCredits } from "@/lib/doors/operating/acts/add-credits";
import { listOrganizations } from "@/lib/doors/operating/acts/list-organizations";
import { reindex } from "@/lib/doors/operating/acts/reindex";
import { resetPasswordOf } from "@/lib/doors/operating/acts/reset-password";
import { rotateKeys } from "@/lib/doors/operating/acts/rotate-keys";
import { setAdministrator } from "@/lib/doors/operating/acts/set-administrator";
import { verify } from "@/lib/doors/operating/acts/verify";
import { verifyTrails } from "@/lib/doors/operating/acts/verify-trails";

const usage = `npm run admin -- <act>

  organizations                         every organization: id, members, credits, name
  credits <organization> <n> <reason>   adds credits; work that waited for them resumes. -n takes a wrong grant back
  administrator add|remove <email>      grants or revokes service administration
  password <email>                      a one-time link to choose a new password
  rotate-keys                           re-encrypts all stored secrets with the newest of CREDENTIALS_KEYS
  reindex [organization]                reindexes all candidates
  version                               this release, its Node, and whether the schema has what it needs
  verify                                ledger, files, states and events: exit code 1 when something is wrong
  verify-trail [file ...]               every organization's trail against its seals, and copies of seals: likewise`;

const operator = operatorActor();
const acts: Record<string, (...words: string[]) => Promise<number | void>> = {
  async organizations() {
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof listOrganizations>> = await listOrganizations(operator, {
        after,
      });
      for (const { organizationId, members, credits, name } of page.organizations)
        console.log(`${organizationId}  ${members} members  ${credits} credits  ${name}`);
      if (!page.next) return;
      after = page.next;
    }
  },
  async credits(organizationId = "", amount = "", ...reason) {
    const { organization } = await addCredits(operator, {
      organizationId,
      amount: Number(amount),
      reason: reason.join(" "),
    });
    console.log(
      `${amount} credits added to ${organization}.`.replace(/^-(.*) added to/, "$1 taken back from"),
    );
  },
  async administrator(way, email = "") {
    if (way !== "add" && way !== "remove") return 2;
    const { name } = await setAdministrator(operator, { email, administrator: way === "add" });
    console.log(`${name} is ${way === "add" ? "now" : "no longer"} a service administrator.`);
  },
  async password(email = "") {
    const { link } = await resetPasswordOf(operator, { email, by: "link" });
    console.log(`Valid once, for half an hour. Do not share it:\n${link}`);
  },
  async "rotate-keys"() {
    const { connections, models, webhooks } = await rotateKeys(operator, {});
    const all = [
      counted(connections, "connection"),
      counted(models, "model key"),
      counted(webhooks, "webhook"),
    ];
    console.log(`Re-encrypted ${all.join(", ")}.`);
  },
  async reindex(organizationId) {
    const { candidates } = await reindex(operator, { organizationId: organizationId ?? null });
    console.log(`${candidates} candidates queued.`);
  },
  async version() {
    const schema = await probeSchema().then(
      () => "The schema has what it needs.",
      (error: Error) => error.message,
    );
    console.log(`Shortlist ${release.version} on Node ${process.versions.node}. ${schema}`);
  },
  async verify() {
    const { organizations, files, problems } = await verify(operator, {});
    for (const { organizationId, what, count, example } of problems)
      console.log(`${organizationId ?? "service"}: ${what} (${count}; for example ${example})`);
    console.log(`${organizations} organizations, ${files} files, ${problems.length} problems.`);
    return problems.length > 0 ? 1 : 0;
  },
  async "verify-trail"(...fileNames) {
    const lines = (await Promise.all(fileNames.map((name) => readFile(name, "utf8")))).join("\n").split("\n");
    const copies = lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as Head);
    const { trails } = await verifyTrails(operator, { copies });
    for (const { organizationId, problems, otherKeys } of trails) {
      for (const { kind, number, count, from, to, eventIds } of problems)
        console.log(
          `${organizationId}: ${kind} (${count}), seal ${number}, ${from ?? "the start"} to ${to} ${eventIds.join(" ")}`,
        );
      if (otherKeys) console.log(`${organizationId}: ${counted(otherKeys, "seal")} of an earlier secret`);
    }
    const of = (field: "events" | "seals") => trails.reduce((total, trail) => total + trail[field], 0);
    const bad = trails.filter(({ problems }) => problems.length > 0).length;
    console.log(
      `${trails.length} trails, ${of("events")} events in ${of("seals")} seals, ${bad} with problems.`,
    );
    return bad > 0 ? 1 : 0;
  },
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const [act = "", ...words] = process.argv.slice(2);
try {
  const code = Object.hasOwn(acts, act) ? ((await acts[act]!(...words)) ?? 0) : 2;
  if (code === 2) console.error(usage);
  process.exit(code);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exit(1);
}
