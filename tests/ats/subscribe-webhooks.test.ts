import { connected } from "./connected";
import { expect, test } from "vitest";
import { removeConnection } from "@/lib/records/ats/remove-connection";
import { subscribeWebhooks } from "@/lib/records/ats/subscribe-webhooks";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { webhookAddress } from "@/lib/records/ats/webhooks/webhook";
import { worldOf } from "../simulators/ats/dialects";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../simulators/greenhouse/server";
import { workableCredentials, workableSimulator, workableWebhook } from "../simulators/workable/server";

async function workableTeam() {
  const world = worldOf("workable");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, world.addJob("Backend Engineer").id);
  const other = { id: 1, target: "https://elsewhere.example/hook", event: "candidate_moved" };
  const options = { subscriptions: [other] };
  const team = await connected(
    { provider: "workable", ...workableCredentials },
    workableSimulator(world, options),
  );
  return { ...team, world, application, options, other };
}

test("subscribes to each Workable event once, accepts its calls, and unsubscribes on removal", async () => {
  const { connectionId, organization, recruiter, world, application, options, other } = await workableTeam();
  const address = webhookAddress(organization.id, connectionId);
  await subscribeWebhooks(recruiter, { connectionId });
  await subscribeWebhooks(recruiter, { connectionId });
  expect(options.subscriptions.map(({ target, event }) => [target, event])).toEqual([
    [other.target, other.event],
    [`${address}?event=candidate_created`, "candidate_created"],
    [`${address}?event=candidate_moved`, "candidate_moved"],
  ]);

  const change = { kind: "application", id: application.id, gone: false } as const;
  const call = workableWebhook(change, workableCredentials.token, world)!;
  const to = { organizationId: organization.id, connectionId };
  expect(await receiveWebhook(to, new Headers(call.headers), call.body)).toEqual({ taken: 1 });

  await removeConnection(recruiter, { connectionId });
  expect(options.subscriptions).toEqual([other]);
});

test("a connection whose ATS does not answer can still be removed", async () => {
  const { connectionId, recruiter, replaceHandler } = await workableTeam();
  replaceHandler(() => new Response("Service Unavailable", { status: 503 }));
  await expect(subscribeWebhooks(recruiter, { connectionId })).rejects.toMatchObject({ code: "unavailable" });
  expect(await removeConnection(recruiter, { connectionId })).toEqual({ connectionId });
});

test("refuses to subscribe at an ATS whose API has no subscriptions", async () => {
  const { recruiter, connectionId } = await connected(greenhouseKeys, greenhouseSimulator(new SimWorld()));
  await expect(subscribeWebhooks(recruiter, { connectionId })).rejects.toMatchObject({ code: "conflict" });
});
