import { isLoopbackHost, ownOrigins } from "./origins";
import { peerAddress } from "./peer-address";
import { env } from "@/lib/env";
import type { KeptMail } from "@/lib/mail/development-mailbox";
import { mailbox } from "@/lib/mail/send-mail";

/**
 * The development mailbox for the person at this machine; null for anyone else, and where there is none. Messages
 * hold links that let people in, so that a tunnel or a proxy in front of a trial must not show them: the service's
 * own address and the connection have to be this machine's, the page asked for under that address, and nobody
 * farther away named before the connection.
 */
export async function readMailbox(headers: Headers): Promise<KeptMail[] | null> {
  const { protocol } = new URL(env.APP_URL);
  const callers = [peerAddress(headers) ?? "", ...(headers.get("x-forwarded-for")?.split(",") ?? [])];
  const here =
    isLoopbackHost(env.APP_URL) &&
    ownOrigins().includes(`${protocol}//${headers.get("host")}`) &&
    callers.every((address) => isLoopbackAddress(address.trim()));
  return mailbox && here ? mailbox.list() : null;
}

const isLoopbackAddress = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
