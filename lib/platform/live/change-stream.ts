import type { ChangeCounts } from "@/lib/platform/access/commits";
import { env } from "@/lib/env";
import { countWatchers, watch } from "./watchers";

/** Proxies close a connection after a minute of silence, or less. */
const heartbeatMs = 20_000;

/** Whether pages get changes as a stream; on a serverless host, which a stream would keep awake, they poll. */
export const streams = () =>
  (env.LIVE_UPDATES ?? (env.VERCEL || env.AWS_LAMBDA_FUNCTION_NAME ? "poll" : "stream")) === "stream" &&
  countWatchers() < env.MAX_OPEN_PAGES;

/**
 * Server-sent events for one open page: the change counts, first the current ones and then each time they grow. Ends
 * with an event "end" when the person signs out or is no longer a member.
 */
export function changeStream(
  page: { sessionId: string; organizationId: string },
  counts: ChangeCounts,
): ReadableStream {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`));
      const heartbeat = setInterval(() => send(":"), heartbeatMs);
      const unwatch = watch({
        ...page,
        counts,
        notify: (now) => send(`data: ${JSON.stringify(now)}`),
        end() {
          send("event: end\ndata: {}");
          stop();
          controller.close();
        },
      });
      stop = () => {
        clearInterval(heartbeat);
        unwatch();
      };
      send(`retry: 3000\ndata: ${JSON.stringify(counts)}`);
    },
    cancel: () => stop(),
  });
}
