import { once } from "node:events";
import net from "node:net";

/**
 * What a client sees of PgBouncer in transaction mode, where Debian's is older than 1.21: by its documentation
 * (pgbouncer.org/config.html, max_prepared_statements) it answers with a process number of its own and, with that
 * setting above 0, has statements parsed at the server under names that it gives. One server connection a client.
 */
export async function pretendedPooler(url: string, { renames }: { renames: boolean }) {
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
    // BackendKeyData: the number of the server's process.
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

/** Cuts a stream into messages; the first of a client has no type. */
function messages(client: boolean, take: (type: string, body: Buffer) => void) {
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

/** Parse begins with the statement's name; Bind has it second; Describe and Close have it behind an S. */
function withNames(type: string, body: Buffer, renamed: (name: string) => string): Buffer {
  const start =
    type === "P" ? 0 : type === "B" ? body.indexOf(0) + 1 : "DC".includes(type) && body[0] === 83 ? 1 : -1;
  if (type === "" || start < 0) return body;
  const end = body.indexOf(0, start);
  const name = Buffer.from(renamed(body.toString("utf8", start, end)));
  return Buffer.concat([body.subarray(0, start), name, body.subarray(end)]);
}
