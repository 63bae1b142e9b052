// Loaded before the server, as hosts do: tells the front how much work still runs behind answers, which a host lets
// finish (nextjs.org/docs/app/api-reference/functions/after, "Platform support").
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
// A server that nobody asks anything is not kept alive by its line to us.
process.channel?.unref();
