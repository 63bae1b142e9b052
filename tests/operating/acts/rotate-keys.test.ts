import { expect, test, vi } from "vitest";

// The environment is parsed on import, so this has to be set before the imports below.
vi.hoisted(() => {
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
});
import { connected } from "../../ats/connected";
import { operatorActor } from "@/lib/platform/access/system";
import { openKey } from "@/lib/judging/ai/choice/model-choice";
import { openCredentials } from "@/lib/records/ats/credentials";
import { rotateKeys } from "@/lib/doors/operating/acts/rotate-keys";
import { open, readKeys, seal } from "@/lib/platform/security/secrets";
import { clientSecretOf } from "@/lib/hiring/organizations/directory/secret";
import { secretOf } from "@/lib/platform/webhooks/secret";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { ownerDb } from "../../support/world";

test("re-encrypts every secret under an old key with the newest, once", async () => {
  const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };
  const { connectionId: id, organization } = await connected(
    credentials,
    greenhouseSimulator(new SimWorld()),
  );
  const before = readKeys(undefined);
  const sealed = seal(JSON.stringify(credentials), `credentials:${id}`, before);
  await ownerDb.atsConnection.update({
    where: { id },
    data: {
      credentials: sealed.bytes,
      credentialsKey: sealed.keyId,
      webhookSecret: seal("webhook secret", `webhook:${id}`, before).bytes,
    },
  });
  const key = seal("sk-model", `model:${organization.id}`, before);
  await ownerDb.modelChoice.create({
    data: { organizationId: organization.id, provider: "openai", apiKey: key.bytes, apiKeyKey: key.keyId },
  });
  const signing = seal("whsec_c2VjcmV0", `outgoing webhook|${organization.id}`, before);
  await ownerDb.outgoingWebhook.create({
    data: {
      organizationId: organization.id,
      url: "https://hooks.example",
      kinds: [],
      secret: signing.bytes,
      secretKeyId: signing.keyId,
      afterAt: new Date().toISOString(),
      createdBy: "test",
    },
  });
  const client = seal("client secret", `sign-in provider|${organization.id}`, before);
  const { id: providerId } = await ownerDb.identityProvider.create({
    data: {
      organizationId: organization.id,
      issuer: "https://idp.example",
      tenant: "",
      jwksUri: "",
      createdBy: "test",
    },
  });
  await ownerDb.signInProvider.create({
    data: {
      organizationId: organization.id,
      providerId,
      clientId: "us",
      secret: client.bytes,
      secretKeyId: client.keyId,
      groupRoles: [],
    },
  });

  expect(await rotateKeys(operatorActor(), {})).toEqual({
    connections: 1,
    models: 1,
    webhooks: 1,
    signIns: 1,
  });
  const row = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(row.credentialsKey).toBe("new");
  expect(openCredentials(row)).toEqual(credentials);
  const secret = { bytes: new Uint8Array(row.webhookSecret!), keyId: "new" };
  expect(open(secret, `webhook:${id}`)).toBe("webhook secret");
  const choice = await ownerDb.modelChoice.findUniqueOrThrow({ where: { organizationId: organization.id } });
  expect([choice.apiKeyKey, openKey(choice)]).toEqual(["new", "sk-model"]);
  const webhook = await ownerDb.outgoingWebhook.findFirstOrThrow({
    where: { organizationId: organization.id },
  });
  expect([webhook.secretKeyId, secretOf(webhook)]).toEqual(["new", "whsec_c2VjcmV0"]);
  const signIn = await ownerDb.signInProvider.findFirstOrThrow({ where: { providerId } });
  expect([signIn.secretKeyId, clientSecretOf(signIn)]).toEqual(["new", "client secret"]);
  expect(await rotateKeys(operatorActor(), {})).toEqual({
    connections: 0,
    models: 0,
    webhooks: 0,
    signIns: 0,
  });
});
