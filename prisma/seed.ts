// Seeds an empty database with two demo organizations: SEED=demo, or npm run demo.
import { readFileSync } from "node:fs";
import path from "node:path";
import { auth } from "@/lib/platform/access/auth";
import { systemActor } from "@/lib/platform/access/system";
import { seedSimulatedConnection } from "@/lib/records/ats/seed-simulated-connection";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { identityDb } from "@/lib/platform/db/identity";
import { env } from "@/lib/env";
import { describeOrganization } from "@/lib/hiring/organizations/describe-organization";
import { signUp } from "@/lib/hiring/organizations/sign-up";
import { welcomeOwned } from "@/lib/hiring/organizations/welcome-owned";

const password = "shortlist-demo";

if (env.NODE_ENV === "production" && !env.DATABASE_EMBEDDED)
  throw new Error(
    "The demo accounts have a password everybody knows. In production they are only added to the embedded database.",
  );

if ((await identityDb.user.count()) > 0) {
  console.log("The database already has users: nothing was seeded.");
} else {
  await seed();
  console.log(
    "Seeded two organizations. Sign in as recruiter@demo.example with the password shortlist-demo.",
  );
}
process.exit(0);

async function seed() {
  const demo = await signUp({
    organization: "Brightwater Parcel (demo)",
    name: "Robin Recruiter",
    email: "recruiter@demo.example",
    password,
  });
  const other = await signUp({
    organization: "Other Company (demo)",
    name: "Olga Other",
    email: "recruiter@other.example",
    password,
  });
  await addAdministrator(demo.organizationId);
  // Example addresses cannot receive a confirmation mail.
  await identityDb.user.updateMany({ data: { emailVerified: true } });
  await Promise.all([welcomeOwned(demo.userId), welcomeOwned(other.userId)]);

  const system = systemActor(demo.organizationId, "billing");
  await grantCredits(system, { amount: 9900, key: "demo", description: "Demo credits" });
  const sample = (file: string) => {
    const text = readFileSync(path.join(import.meta.dirname, "../samples/organization", file), "utf8");
    return text.trim();
  };
  await seedSimulatedConnection(system);
  await describeOrganization(system, { values: sample("values.txt"), teamNeeds: sample("team-needs.txt") });
}

/** A colleague in the demo organization who also runs the service. */
async function addAdministrator(organizationId: string) {
  const hash = await (await auth().$context).password.hash(password);
  const user = await identityDb.user.create({
    data: { name: "Ada Administrator", email: "admin@demo.example", serviceAdministrator: true },
  });
  const credential = { userId: user.id, accountId: user.id, providerId: "credential", password: hash };
  await identityDb.account.create({ data: credential });
  await identityDb.member.create({ data: { organizationId, userId: user.id, role: "admin" } });
}
