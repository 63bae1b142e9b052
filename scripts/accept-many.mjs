// Preloaded into the app. Node accepts one connection per turn of its event loop (libuv 1.45 and later, libuv#3696),
// and the turns of a busy server are long: with a few hundred more callers, the others, such as health checks, wait
// in the kernel's queue for seconds, and are reset once it is full. So the server listens with several sockets on its
// port (SO_REUSEPORT, Linux): each of them accepts a caller per turn and has its own queue.
import http from "node:http";
import net from "node:net";

const sockets = 32;
/** The same as for http.Server's own socket. */
const options = { allowHalfOpen: true, noDelay: true };
const listen = http.Server.prototype.listen;

if (process.platform === "linux")
  http.Server.prototype.listen = function (port, host, ...rest) {
    if (typeof port !== "number" || port === 0 || rest.length > 0)
      return listen.call(this, port, host, ...rest);
    // A port in use is an error, even when another server like this one uses it.
    const probe = net.createServer().on("error", (error) => this.emit("error", error));
    probe.listen({ port, host }, () => probe.close(() => listenOften(this, { port, host })));
    return this;
  };

/** @param {http.Server} server */
function listenOften(server, { port, host }) {
  const address = { port, host, reusePort: true };
  const others = Array.from({ length: sockets - 1 }, () =>
    net.createServer(options, (socket) => server.emit("connection", socket)),
  );
  server.once("listening", () => {
    // A missing socket does no harm.
    for (const other of others) other.on("error", () => {}).listen(address);
  });
  const { close } = server;
  server.close = (done) => {
    const closed = others.map((other) => new Promise((resolve) => other.close(resolve)));
    return close.call(server, (error) => void Promise.all(closed).then(() => done?.(error)));
  };
  listen.call(server, address);
}
