import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";

/** A DNS server on this machine with these records: names to addresses, or null to answer with a failure. */
export async function startNameServer(addresses: Record<string, string[] | null>) {
  const queries: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, { address, port }) => {
    const { name, end, type } = questionOf(query);
    queries.push(`${name} ${type === 28 ? "AAAA" : "A"}`);
    const records = addresses[name];
    const answers = (records ?? []).filter((each) => isIPv6(each) === (type === 28)).map(recordOf);
    const header = Buffer.from(query.subarray(0, 12));
    // Flags: a response, recursion available. Code 2 is SERVFAIL, 3 NXDOMAIN.
    header.writeUInt16BE(0x8180 | (records === null ? 2 : records === undefined ? 3 : 0), 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    stop: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}

function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** A resource record with a TTL of 60 s; its name points to the question's. */
function recordOf(address: string): Buffer {
  const bytes = isIPv6(address) ? bytesOfIPv6(address) : Buffer.from(address.split(".").map(Number));
  const head = Buffer.from("c00c00000001000000000000", "hex");
  head.writeUInt16BE(bytes.length === 16 ? 28 : 1, 2);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

function bytesOfIPv6(address: string): Buffer {
  const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => parseInt(group, 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
