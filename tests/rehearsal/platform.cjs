// Loaded before the server, as hosts do: tells the front how much work still runs behind answers, which a host lets
// finish (nextjs.org/docs/app/api-reference/functions/after, "Platform support").
let waiting = 0;
const told = () => process.send?.({ waiting });
const waitUntil = (work) => {
  waiting += 1;
  told();
  Promise.resolve(work)
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
      told();
    });
};
globalThis[Symbol.for("@next/request-context")] = { get: () => ({ waitUntil }) };
// A server that nobody asks anything is not kept alive by its line to us.
process.channel?.unref();
