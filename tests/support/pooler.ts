import { once } from "node:events";
import net from "node:net";

/**
 * Simulates PgBouncer 1.21 or later in transaction mode, as Debian's is older: per its documentation
 * (pgbouncer.org/config.html, max_prepared_statements) it reports its own process id and, with that setting above 0,
 * renames prepared statements on the server. Opens one server connection per client.
 */
export async function simulatedPooler(url: string, { renames }: { renames: boolean }) {
  const { hostname, port } = new URL(url);
  const server = net.createServer((client) => {
    const far = net.connect(Number(port), hostname);
    const names = new Map<string, string>();
    const renamed = (name: string) => {
      if (name === "" || !renames) return name;
      if (!names.has(name)) names.set(name, `PGBOUNCER_${names.size + 1}`);
      return names.get(name)!;
    };
    const outgoing = messages(true, (type, body) => far.write(frame(type, withNames(type, body, renamed))));
    // BackendKeyData holds the server's process id.
    const answered = messages(false, (type, body) => {
      if (type === "K") body.writeInt32BE(1, 0);
      client.write(frame(type, body));
    });
    client.on("data", outgoing).on("close", () => far.destroy());
    far.on("data", answered).on("close", () => client.destroy());
    for (const socket of [client, far]) socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return { url: through.href, close: () => server.close() };
}

/** Splits a stream into protocol messages; a client's first message has no type byte. */
export function messages(client: boolean, take: (type: string, body: Buffer) => void) {
  let rest = Buffer.alloc(0);
  let first = client;
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = first ? 0 : 1;
      if (rest.length < head + 4 || rest.length < head + rest.readInt32BE(head)) return;
      const end = head + rest.readInt32BE(head);
      take(first ? "" : String.fromCharCode(rest[0]!), Buffer.from(rest.subarray(head + 4, end)));
      rest = rest.subarray(end);
      first = false;
    }
  };
}

function frame(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type, "latin1"), length, body]);
}

/** Renames the statement: first string in Parse, second in Bind, after an S in Describe and Close. */
function withNames(type: string, body: Buffer, renamed: (name: string) => string): Buffer {
  const start =
    type === "P" ? 0 : type === "B" ? body.indexOf(0) + 1 : "DC".includes(type) && body[0] === 83 ? 1 : -1;
  if (type === "" || start < 0) return body;
  const end = body.indexOf(0, start);
  const name = Buffer.from(renamed(body.toString("utf8", start, end)));
  return Buffer.concat([body.subarray(0, start), name, body.subarray(end)]);
}
