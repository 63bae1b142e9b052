import * as z from "zod";
import type { Api } from "./api";
import { assumed } from "./assumptions";

/** The events that are about applications (workable.readme.io/reference/webhooks). */
const events = ["candidate_created", "candidate_moved"];

const Subscription = z.object({ id: z.union([z.int(), z.string()]).transform(String), target: z.string() });

/** Subscribes each event under its own address; one that is subscribed already is answered 409. */
export async function subscribe(api: Api, address: string) {
  for (const event of events) {
    const target = `${address}?${assumed.eventInAddress.value}=${event}`;
    await api.write("/subscriptions", { target, event }, 409);
  }
}

/** Removes the subscriptions of an address, for any event. */
export async function unsubscribe(api: Api, address: string) {
  const { items } = await api.list("/subscriptions", "subscriptions", Subscription, {});
  for (const { id, target } of items)
    if (target.split("?")[0] === address) await api.remove(`/subscriptions/${encodeURIComponent(id)}`);
}
