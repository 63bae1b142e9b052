import { once } from "node:events";
import net from "node:net";

/**
 * A TCP proxy to a server whose connections can be cut and frozen, to simulate network and server failures. `watch`
 * makes a listener for what each client sends.
 */
export async function cuttableProxy(url: string, watch?: () => (chunk: Buffer) => void) {
  let server = new URL(url);
  const ends = new Set<net.Socket>();
  let state: "whole" | "cut" | "frozen" = "whole";
  const proxy = net.createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = net.connect(Number(server.port), server.hostname);
    if (watch) near.on("data", watch());
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
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const through = new URL(url);
  through.host = `127.0.0.1:${(proxy.address() as net.AddressInfo).port}`;
  return {
    url: through.href,
    /** Sends new connections to another server. */
    switchTo(other: string) {
      server = new URL(other);
    },
    cut() {
      state = "cut";
      for (const end of ends) end.destroy();
    },
    /** As when nothing listens there any more; `mend` listens again. */
    refuse() {
      for (const end of ends) end.destroy();
      proxy.close();
    },
    freeze() {
      state = "frozen";
      for (const end of ends) end.pause();
    },
    mend() {
      state = "whole";
      if (!proxy.listening) proxy.listen(Number(through.port), "127.0.0.1");
      for (const end of ends) end.resume();
    },
    close() {
      for (const end of ends) end.destroy();
      proxy.close();
    },
  };
}
