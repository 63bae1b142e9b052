import { env } from "@/lib/env";
import type { Counts } from "./change-counts";
import { countWatchers, watch } from "./watchers";

/** A proxy closes a connection that is silent for a minute or less. */
const heartbeatMs = 20_000;

/** Whether this host lets a page hear of changes; on a serverless one, which would be kept awake, pages ask. */
export const streams = () =>
  (env.LIVE_UPDATES ?? (env.VERCEL || env.AWS_LAMBDA_FUNCTION_NAME ? "poll" : "stream")) === "stream" &&
  countWatchers() < env.MAX_OPEN_PAGES;

/**
 * Server-sent events for one open page: the counts of changes, at first as they are and then each time they grow. Ends
 * with an event "end" when the person signs out or is no member any more.
 */
export function changeStream(
  page: { sessionId: string; organizationId: string },
  counts: Counts,
): ReadableStream {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`));
      const beat = setInterval(() => send(":"), heartbeatMs);
      const leave = watch({
        ...page,
        counts,
        tell: (now) => send(`data: ${JSON.stringify(now)}`),
        end() {
          send("event: end\ndata: {}");
          stop();
          controller.close();
        },
      });
      stop = () => {
        clearInterval(beat);
        leave();
      };
      send(`retry: 3000\ndata: ${JSON.stringify(counts)}`);
    },
    cancel: () => stop(),
  });
}
