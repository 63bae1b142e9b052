"use server";

import { refresh } from "next/cache";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor, currentUser } from "@/lib/platform/access/session";
import {
  addIdentityProvider,
  removeIdentityProvider,
} from "@/lib/platform/agents/identity-providers/manage-identity-providers";
import { connectAts } from "@/lib/records/ats/connect-ats";
import { startLogin } from "@/lib/records/ats/login/start-login";
import { pauseConnection, resumeConnection } from "@/lib/records/ats/pause-connection";
import { removeConnection } from "@/lib/records/ats/remove-connection";
import { storeWebhookSecret, renewWebhookSecret } from "@/lib/records/ats/renew-webhook-secret";
import { subscribeWebhooks } from "@/lib/records/ats/subscribe-webhooks";
import { startSync } from "@/lib/records/ats/start-sync";
import { replaceCredentials, testConnection } from "@/lib/records/ats/test-connection";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { addWebhook, changeWebhook } from "@/lib/platform/webhooks/manage-webhooks";
import { runAct } from "../../run-act";

type Connecting = Parameters<typeof connectAts>[1];
type SigningIn = Omit<Parameters<typeof startLogin>[1], "sessionId">;
type Credentials = Parameters<typeof replaceCredentials>[1]["credentials"];
type Settings = Parameters<typeof updateSyncSettings>[1]["settings"];

export async function connect(input: Connecting) {
  return asActionState(async () => {
    const { webhook } = await connectAts(await currentActor(), input);
    refresh();
    return { webhook };
  });
}

/** Returns the vendor's sign-in URL. Only this session can complete the sign-in. */
export async function signIn(input: SigningIn) {
  return asActionState(async () => {
    const actor = await currentActor();
    const { sessionId = "" } = (await currentUser()) ?? {};
    return startLogin(actor, { ...input, sessionId });
  });
}

export const saveSettings = async (connectionId: string, settings: Settings) =>
  runAct((actor) => updateSyncSettings(actor, { connectionId, settings }));

export const replace = async (connectionId: string, credentials: Credentials) =>
  runAct((actor) => replaceCredentials(actor, { connectionId, credentials }));

export const renewSecret = async (connectionId: string) =>
  asActionState(async () => renewWebhookSecret(await currentActor(), { connectionId }));

export const storeSecret = async (connectionId: string, secret: string) =>
  runAct((actor) => storeWebhookSecret(actor, { connectionId, secret }));

/** Runs one of a connection's buttons. */
export const act = async (
  connectionId: string,
  act: "test" | "sync" | "full-sync" | "pause" | "resume" | "subscribe" | "remove",
) =>
  runAct(async (actor) => {
    if (act === "test") await testConnection(actor, { connectionId });
    if (act === "sync") await startSync(actor, { connectionId, full: false });
    if (act === "full-sync") await startSync(actor, { connectionId, full: true });
    if (act === "pause") await pauseConnection(actor, { connectionId });
    if (act === "resume") await resumeConnection(actor, { connectionId });
    if (act === "subscribe") await subscribeWebhooks(actor, { connectionId });
    if (act === "remove") await removeConnection(actor, { connectionId });
  });

type Adding = Parameters<typeof addWebhook>[1];
type Changing = Parameters<typeof changeWebhook>[1];

/** Adds an address that is told of changes. Returns its secret, once. */
export const addAddress = async (url: string, kinds: string[]) =>
  asActionState(async () => {
    const { secret } = await addWebhook(await currentActor(), { url, kinds: kinds as Adding["kinds"] });
    refresh();
    return { secret };
  });

export const changeAddress = async (webhookId: string, act: Changing["act"]) =>
  asActionState(async () => {
    const { secret } = await changeWebhook(await currentActor(), { webhookId, act });
    refresh();
    return { secret };
  });

type Provider = Parameters<typeof addIdentityProvider>[1];

export const addProvider = async (provider: Provider) =>
  runAct(async (actor) => void (await addIdentityProvider(actor, provider)));

export const removeProvider = async (providerId: string) =>
  runAct(async (actor) => void (await removeIdentityProvider(actor, { providerId })));
