"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor, currentUser } from "@/lib/access/session";
import { connectAts } from "@/lib/ats/connect-ats";
import { startLogin } from "@/lib/ats/login/start-login";
import { pauseConnection, resumeConnection } from "@/lib/ats/pause-connection";
import { removeConnection } from "@/lib/ats/remove-connection";
import { storeWebhookSecret, renewWebhookSecret } from "@/lib/ats/renew-webhook-secret";
import { subscribeWebhooks } from "@/lib/ats/subscribe-webhooks";
import { startSync } from "@/lib/ats/start-sync";
import { replaceCredentials, testConnection } from "@/lib/ats/test-connection";
import { updateSyncSettings } from "@/lib/ats/update-sync-settings";

type Connecting = Parameters<typeof connectAts>[1];
type SigningIn = Omit<Parameters<typeof startLogin>[1], "sessionId">;
type Credentials = Parameters<typeof replaceCredentials>[1]["credentials"];
type Settings = Parameters<typeof updateSyncSettings>[1]["settings"];
type Webhook = { url: string; secret: string | null };

export async function connect(input: Connecting): Promise<ActionState<{ webhook: Webhook | null }>> {
  return asActionState(async () => {
    const { webhook } = await connectAts(await currentActor(), input);
    refresh();
    return { webhook };
  });
}

/** Returns the vendor's sign-in URL. Only this session can complete the sign-in. */
export async function signIn(input: SigningIn): Promise<ActionState<{ url: string }>> {
  return asActionState(async () => {
    const actor = await currentActor();
    const { sessionId = "" } = (await currentUser()) ?? {};
    return startLogin(actor, { ...input, sessionId });
  });
}

export async function saveSettings(connectionId: string, settings: Settings): Promise<ActionState> {
  return asActionState(async () => {
    await updateSyncSettings(await currentActor(), { connectionId, settings });
    refresh();
  });
}

export async function replace(connectionId: string, credentials: Credentials): Promise<ActionState> {
  return asActionState(async () => {
    await replaceCredentials(await currentActor(), { connectionId, credentials });
    refresh();
  });
}

export async function renewSecret(connectionId: string): Promise<ActionState<{ webhook: Webhook }>> {
  return asActionState(async () => renewWebhookSecret(await currentActor(), { connectionId }));
}

export async function storeSecret(connectionId: string, secret: string): Promise<ActionState> {
  return asActionState(async () => {
    await storeWebhookSecret(await currentActor(), { connectionId, secret });
    refresh();
  });
}

/** Runs one of a connection's buttons. */
export async function act(
  connectionId: string,
  act: "test" | "sync" | "full-sync" | "pause" | "resume" | "subscribe" | "remove",
): Promise<ActionState> {
  return asActionState(async () => {
    const actor = await currentActor();
    if (act === "test") await testConnection(actor, { connectionId });
    if (act === "sync") await startSync(actor, { connectionId, full: false });
    if (act === "full-sync") await startSync(actor, { connectionId, full: true });
    if (act === "pause") await pauseConnection(actor, { connectionId });
    if (act === "resume") await resumeConnection(actor, { connectionId });
    if (act === "subscribe") await subscribeWebhooks(actor, { connectionId });
    if (act === "remove") await removeConnection(actor, { connectionId });
    refresh();
  });
}
