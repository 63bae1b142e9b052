// Preloaded into the server, as hosts do: reports to the front how much work still runs after responses, which a host
// lets finish (nextjs.org/docs/app/api-reference/functions/after, "Platform support").
let waiting = 0;
const report = () => process.send?.({ waiting });
const waitUntil = (work) => {
  waiting += 1;
  report();
  Promise.resolve(work)
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
      report();
    });
};
globalThis[Symbol.for("@next/request-context")] = { get: () => ({ waitUntil }) };
// The channel to us does not keep an idle server alive.
process.channel?.unref();
