import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets an HTTP server listen on this machine, on a free port unless one is given. */
export async function listen(server: Server, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
