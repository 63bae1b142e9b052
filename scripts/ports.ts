import { randomInt } from "node:crypto";
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

/** Below the ports that systems give to outgoing connections (Linux: 32768 and up, IANA: 49152 and up). */
const RANGE = [20_000, 32_768] as const;

/**
 * `preferred` when it is free on loopback, else any free port that no connection or other program is given by chance:
 * a program that dies finds it free when it is started again.
 */
export async function freePort(preferred?: number): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const bound = await bindable((tries === 0 && preferred) || randomInt(...RANGE), "127.0.0.1");
    if ("port" in bound) return bound.port;
  }
  throw new Error("No free port on 127.0.0.1.");
}
