import { expect, test } from "vitest";
import {
  codeFor,
  RECRUITER_SCOPES,
  newAgent,
  newRecruiter,
  statusOf,
  tokensFor,
} from "../../support/recruiter";
import { sharedApp } from "../../support/shared";
import { listGrants, revokeGrant } from "@/lib/platform/access/oauth/grants";
import { joinOrganizationOf, memberActor, ownerActor, ownerDb } from "../../support/world";

const app = await sharedApp();
const owner = await newRecruiter(app.url);
const colleague = await newRecruiter(app.url);
await joinOrganizationOf(owner, colleague);
// Both are signed in to the owner's organization.
const admin = await ownerActor(owner.email);
const { id: userId } = await ownerActor(colleague.email);
const recruiter = memberActor({ ...admin, userId }, "recruiter");
const inOwners = { organization: owner.organization };

test("lists a grant with its client, member and scopes, and revokes its tokens and codes", async () => {
  const agent = await newAgent(app.url, { client_name: "Listed" });
  const tokens = await tokensFor(agent, owner, RECRUITER_SCOPES, inOwners);
  const outstanding = await codeFor(agent, owner, RECRUITER_SCOPES, inOwners);
  const { grants } = await listGrants(admin, {});
  expect(grants[0]).toMatchObject({
    client: { id: agent.clientId, name: "Listed", redirectHosts: ["127.0.0.1:33418 (this computer)"] },
    grantedBy: { id: admin.id, name: "Ann Recruiter" },
    scopes: RECRUITER_SCOPES.split(" "),
    live: true,
  });
  expect(await revokeGrant(admin, { grantId: grants[0]!.id })).toEqual({ revoked: true });
  expect(await statusOf(agent, tokens.access_token)).toBe(401);
  expect((await agent.refresh(tokens.refresh_token)).json.error).toBe("invalid_grant");
  expect((await agent.redeem(outstanding)).json.error).toBe("invalid_grant");
  expect((await listGrants(admin, {})).grants.map((each) => each.id)).not.toContain(grants[0]!.id);
});

test("recruiters list and revoke their own grants, administrators all of their organization and no other", async () => {
  const agent = await newAgent(app.url);
  const owners = await tokensFor(agent, owner, RECRUITER_SCOPES, inOwners);
  const colleagues = await tokensFor(agent, colleague, RECRUITER_SCOPES, inOwners);
  const elsewhere = await tokensFor(agent, colleague, RECRUITER_SCOPES, {
    organization: colleague.organization,
  });
  const seenByRecruiter = (await listGrants(recruiter, {})).grants;
  expect(seenByRecruiter.map((each) => each.grantedBy.id)).toEqual([recruiter.id]);
  const seenByAdmin = (await listGrants(admin, {})).grants.filter(
    (each) => each.client.id === agent.clientId,
  );
  expect(seenByAdmin.map((each) => each.grantedBy.id).sort()).toEqual([admin.id, recruiter.id].sort());

  const ofOwner = seenByAdmin.find((each) => each.grantedBy.id === admin.id)!;
  await expect(revokeGrant(recruiter, { grantId: ofOwner.id })).rejects.toMatchObject({ code: "not_found" });
  const other = await ownerDb.oauthConsent.findFirstOrThrow({
    where: { userId: recruiter.id, NOT: { referenceId: admin.organizationId } },
  });
  await expect(revokeGrant(admin, { grantId: other.id })).rejects.toMatchObject({ code: "not_found" });
  await revokeGrant(admin, { grantId: seenByRecruiter[0]!.id });
  expect(await statusOf(agent, colleagues.access_token)).toBe(401);
  expect(await statusOf(agent, owners.access_token)).toBe(200);
  expect(await statusOf(agent, elsewhere.access_token)).toBe(200);
});

test("refuses to list or revoke grants without the permission", async () => {
  const lacking = { ...admin, permissions: new Set<never>() };
  await expect(listGrants(lacking, {})).rejects.toMatchObject({ code: "forbidden" });
  await expect(revokeGrant(lacking, { grantId: lacking.id })).rejects.toMatchObject({ code: "forbidden" });
});

test("the page shows a client's name as text, only to its organization, and its old address redirects to it", async () => {
  const alone = await newRecruiter(app.url);
  const agent = await newAgent(app.url, { client_name: "<i>Agent</i>" });
  await tokensFor(agent, alone);
  expect((await alone.visitor.get("/connected-agents")).location).toBe("/agents");
  const page = await alone.visitor.get("/agents");
  expect(page.text).toContain("&lt;i&gt;Agent&lt;/i&gt;");
  expect(page.text).not.toContain("<i>Agent");
  expect((await owner.visitor.get("/agents")).text).not.toContain("&lt;i&gt;Agent");
});
