import net from "node:net";

/** Whether `port` can be bound on `host` (every address when absent) now; the reason when not (EADDRINUSE, EACCES). */
export function bindable(port: number, host?: string): Promise<{ port: number } | { refused: string }> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve({ refused: error.code ?? error.message }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve({ port: address.port }));
    });
  });
}

/** `preferred` when it is free on loopback, else any free port. */
export async function freePort(preferred = 0): Promise<number> {
  for (const port of preferred ? [preferred, 0] : [0]) {
    const bound = await bindable(port, "127.0.0.1");
    if ("port" in bound) return bound.port;
  }
  throw new Error("No free port on 127.0.0.1.");
}
