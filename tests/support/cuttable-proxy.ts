import { once } from "node:events";
import net from "node:net";

/** A TCP proxy to a server whose connections can be cut and frozen, to simulate network and server failures. */
export async function cuttableProxy(url: string) {
  const { hostname, port } = new URL(url);
  const ends = new Set<net.Socket>();
  let state: "whole" | "cut" | "frozen" = "whole";
  const server = net.createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => void (ends.delete(end), other.destroy()));
      end.pipe(other);
      if (state === "frozen") end.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: through.href,
    cut() {
      state = "cut";
      for (const end of ends) end.destroy();
    },
    freeze() {
      state = "frozen";
      for (const end of ends) end.pause();
    },
    mend() {
      state = "whole";
      for (const end of ends) end.resume();
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
