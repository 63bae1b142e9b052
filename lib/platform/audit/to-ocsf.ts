import release from "@/package.json";
import type { TrailEvent } from "./list-trail";

/** What the last word of a name says was done to the entity: OCSF's activity_id of Entity Management. */
const activities: Record<string, number> = {
  created: 1,
  added: 1,
  uploaded: 1,
  erased: 4,
  removed: 4,
  deleted: 4,
};
const UPDATE = 3;

/**
 * An event as Entity Management of the Open Cybersecurity Schema Framework 1.3 (ocsf/ocsf-schema,
 * events/iam/entity_management.json), for programs that collect logs. Times are milliseconds since 1970.
 */
export function toOcsf(event: TrailEvent) {
  const [noun = "", act = ""] = event.name.split(".");
  const activity = activities[act.split("-").at(-1)!] ?? UPDATE;
  return {
    category_uid: 3,
    class_uid: 3004,
    activity_id: activity,
    type_uid: 300400 + activity,
    severity_id: 1,
    time: Date.parse(event.at),
    metadata: {
      version: "1.3.0",
      uid: event.eventId,
      event_code: event.name,
      product: { name: "Shortlist", vendor_name: "Shortlist", version: release.version },
    },
    actor: { user: { uid: event.actorId, name: event.by, type_id: event.actorKind === "system" ? 3 : 1 } },
    entity: { uid: event.subjectId ?? event.eventId, type: noun, data: event.particulars },
    ...(event.clientId && { unmapped: { client_id: event.clientId } }),
  };
}
