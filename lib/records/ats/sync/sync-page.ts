import type { Actor } from "@/lib/platform/access/actor";
import type { Connector, Page } from "../connector";
import { AtsFailure } from "../failure";
import { openConnector } from "../open-connector";
import { optionalLists } from "../optional-lists";
import { requireUnderstood } from "../read-rows";
import type { AtsApplication, AtsAttachment, Resource } from "../records";
import type { SyncSettings } from "../settings";
import { deleteUnused, fetchFiles } from "./fetch/fetch-files";
import { findReading } from "./readings/find-reading";
import { recordSyncFailure } from "./readings/finish-sync";
import { storePage } from "./store/store-page";
import { fetchMissing, withAnswers } from "./store/missing";
import type { Reading } from "./readings/place";
import { lookForRemovals } from "./fetch/removals";
import { type ReadOne, readOrLeaveOut, refusals } from "../read-one";
import { restartOrSkipReading } from "./readings/restart-or-skip-reading";
import { storing } from "@/lib/say";

export type Progress = { state: "more" } | { state: "wait"; ms: number } | { state: "done" | "stopped" };

/** So many entries of a page must be odd to be the ATS's shape; of what has changed, the odd ones may be all. */
const fewestOdd = { full: 2, changes: 5 };

/**
 * Reads the next page of a connection's sync and writes it. Call it until it returns done; it may be stopped anywhere
 * and continues where it was. Throws AtsFailure unreachable or malformed, after which it can be called again.
 */
export const syncPage = (actor: Actor, connectionId: string) => storing(() => readNext(actor, connectionId));

async function readNext(actor: Actor, connectionId: string): Promise<Progress> {
  const { due } = await findReading(actor, { connectionId });
  if (!due) return { state: "done" };
  const { resource, reading, settings, status } = due;
  if (status === "paused") return { state: "stopped" };
  // A sync that has failed many times leaves out what it still cannot reach; the next full sync asks for it again.
  const unreached = status === "failing" ? (["unreachable"] as const) : [];
  const readOne = readOrLeaveOut(connectionId, [...refusals, ...unreached]);
  const readReached = readOrLeaveOut(connectionId, unreached);
  try {
    const connector = await openConnector(actor, connectionId, "sync");
    if (resource === "removals") await lookForRemovals(actor, connector, { connectionId, reading, readOne });
    else
      await readPage(actor, connector, { connectionId, resource, reading, settings, readOne, readReached });
    return { state: "more" };
  } catch (error) {
    if (!(error instanceof AtsFailure)) throw error;
    switch (error.kind) {
      case "limited":
        return { state: "wait", ms: error.retryAfterMs };
      case "expired":
        await restartOrSkipReading(actor, { connectionId, resource, met: reading, to: "restart" });
        if (reading.restarts === 0) return { state: "more" };
        // It would happen again and again: an administrator is told, and the schedule tries again.
        break;
      case "forbidden":
        if (!optionalLists.includes(resource)) break;
        await restartOrSkipReading(actor, { connectionId, resource, met: reading, to: "skip" });
        return { state: "more" };
      case "unauthorized":
        break;
      default:
        await recordSyncFailure(actor, { connectionId, reason: error.said, status: "active" });
        throw error;
    }
    await recordSyncFailure(actor, { connectionId, reason: error.said, status: "failing" });
    return { state: "stopped" };
  }
}

type ReadRequest = {
  connectionId: string;
  resource: Resource;
  reading: Reading;
  settings: SyncSettings;
  /** Leaves out what is refused or not reached. */
  readOne: ReadOne;
  /** Leaves out what is not reached. */
  readReached: ReadOne;
};

async function readPage(
  actor: Actor,
  connector: Connector,
  { connectionId, resource, reading, settings, readOne, readReached }: ReadRequest,
) {
  const began = new Date();
  const off = resource === "attachments" && !settings.attachments;
  const page: Page<Resource> = off
    ? { records: [], entries: [], next: null, watermark: reading.watermark }
    : await connector.list(resource, { since: reading.since, next: reading.next }, readReached);
  requireUnderstood(page.entries, { ...reading, fewest: fewestOdd[reading.full ? "full" : "changes"] });
  if (resource === "applications")
    page.records = await withAnswers(actor, connector, {
      connectionId,
      listed: page.records as AtsApplication[],
      jobExternalIds: settings.jobExternalIds,
      readReached,
    });
  const referring = resource === "applications" || resource === "attachments" ? page.records : [];
  const before = await fetchMissing(actor, connector, {
    connectionId,
    referring: referring as AtsApplication[],
    readOne,
  });
  const fetched =
    resource === "attachments"
      ? await fetchFiles(actor, connector, { connectionId, listed: page.records as AtsAttachment[], readOne })
      : [];
  await storePage(actor, { connectionId, resource, reading, page, before, fetched, began });
  await deleteUnused(actor, fetched);
}
