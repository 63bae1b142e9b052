import { env } from "@/lib/env";
import { conflict } from "@/lib/errors";
import { vendorOf } from "../vendors";
import type { Client } from "./login";

/** The client that a vendor has registered for this service, from ATS_CLIENTS; null without one. */
export function registeredClient(provider: string): Client | null {
  for (const part of env.ATS_CLIENTS?.split(",") ?? []) {
    const [, name, id, secret] = /^([^=]+)=([^:]+):(.+)$/.exec(part.trim()) ?? [];
    if (name === provider && id && secret) return { id, secret };
  }
  return null;
}

/** Our OAuth client at a vendor or its simulator. Throws conflict when signing in is not set up. */
export function clientFor(provider: string, simulated: boolean) {
  const login = vendorOf(provider)?.login;
  const client = simulated ? login?.simulated : registeredClient(provider);
  if (!login || !client) throw conflict("Signing in at this system is not set up: enter keys instead.");
  return { login, client };
}
