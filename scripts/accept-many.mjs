// Preloaded into the app. Node accepts one connection in a turn of its event loop (libuv 1.45 and later, libuv#3696), and
// the turns of a busy server are long: with a few hundred callers more the others, a health check among them, wait in the
// kernel's queue for seconds, and are reset once it is full. So the server listens on its port several times (SO_REUSEPORT,
// Linux): each of these sockets takes a caller a turn, and has a queue of its own.
import http from "node:http";
import net from "node:net";

const sockets = 32;
/** As http.Server has its own. */
const options = { allowHalfOpen: true, noDelay: true };
const listen = http.Server.prototype.listen;

if (process.platform === "linux")
  http.Server.prototype.listen = function (port, host, ...rest) {
    if (typeof port !== "number" || port === 0 || rest.length > 0)
      return listen.call(this, port, host, ...rest);
    // A port that is taken is an error, also where another server like this one has it.
    const alone = net.createServer().on("error", (error) => this.emit("error", error));
    alone.listen({ port, host }, () => alone.close(() => listenOften(this, { port, host })));
    return this;
  };

/** @param {http.Server} server */
function listenOften(server, { port, host }) {
  const address = { port, host, reusePort: true };
  const others = Array.from({ length: sockets - 1 }, () =>
    net.createServer(options, (socket) => server.emit("connection", socket)),
  );
  server.once("listening", () => {
    // One less is no harm.
    for (const other of others) other.on("error", () => {}).listen(address);
  });
  const { close } = server;
  server.close = (done) => {
    const closed = others.map((other) => new Promise((resolve) => other.close(resolve)));
    return close.call(server, (error) => void Promise.all(closed).then(() => done?.(error)));
  };
  listen.call(server, address);
}
