import { orErrorResponse } from "@/lib/platform/access/error-response";
import type { Actor } from "@/lib/platform/access/actor";
import { currentActor } from "@/lib/platform/access/session";
import { writeTable } from "@/lib/records/ats/csv/write-table";
import { listTrail, type TrailEvent } from "@/lib/platform/audit/list-trail";
import { toOcsf } from "@/lib/platform/audit/to-ocsf";
import { filterIn } from "../filter";

const formats = {
  csv: { type: "text/csv; charset=utf-8", name: "trail.csv" },
  ocsf: { type: "application/x-ndjson", name: "trail.ocsf.jsonl" },
};
const AT_ONCE = 1_000;

/** The trail as the page filters it, newest first: as CSV, or with `format=ocsf` as OCSF events, one a line. */
export const GET = (request: Request) =>
  orErrorResponse(async () => {
    const search = Object.fromEntries(new URL(request.url).searchParams);
    const format = search.format === "ocsf" ? "ocsf" : "csv";
    const parts = written(await currentActor(), filterIn(search), format);
    // Refusals are answered before anything is sent.
    const first = await parts.next();
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(first.value ?? "")),
      async pull(stream) {
        const { value, done } = await parts.next();
        if (done) return stream.close();
        stream.enqueue(new TextEncoder().encode(value));
      },
    });
    return new Response(body, {
      headers: {
        "Content-Type": formats[format].type,
        "Content-Disposition": `attachment; filename="${formats[format].name}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  });

const columns = ["at", "name", "by", "actorId", "actorKind", "clientId", "subjectId", "eventId"] as const;

async function* written(actor: Actor, filter: ReturnType<typeof filterIn>, format: keyof typeof formats) {
  let cursor: string | undefined;
  do {
    const { events, nextCursor } = await listTrail(actor, {
      ...filter,
      cursor,
      limit: AT_ONCE,
    } as Parameters<typeof listTrail>[1]);
    if (format === "ocsf") yield events.map((event) => `${JSON.stringify(toOcsf(event))}\n`).join("");
    // The byte order mark and the headings are written once.
    else if (cursor) yield writeTable(events.map(rowOf)).slice(1);
    else yield writeTable([[...columns, "particulars"], ...events.map(rowOf)]);
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

const rowOf = (event: TrailEvent) => [
  ...columns.map((column) => event[column] ?? ""),
  JSON.stringify(event.particulars),
];
