import { isLoopbackHost, ownOrigins } from "./origins";
import { peerAddress } from "./peer-address";
import { env } from "@/lib/env";
import type { KeptMail } from "@/lib/platform/mail/development-mailbox";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { isLoopbackAddress } from "@/lib/platform/network/public-address";

/**
 * The development mailbox for the person at this machine; null for anyone else, and where there is none. Messages
 * hold sign-in links, so a tunnel or proxy in front of a trial must not expose them: APP_URL, the requested host, the
 * connection and every X-Forwarded-For hop have to be this machine.
 */
export async function readMailbox(headers: Headers): Promise<KeptMail[] | null> {
  const { protocol } = new URL(env.APP_URL);
  const callers = [peerAddress(headers) ?? "", ...(headers.get("x-forwarded-for")?.split(",") ?? [])];
  const isLocal =
    isLoopbackHost(env.APP_URL) &&
    ownOrigins().includes(`${protocol}//${headers.get("host")}`) &&
    callers.every((address) => isLoopbackAddress(address.trim().replace(/^::ffff:/, "")));
  return mailbox && isLocal ? mailbox.list() : null;
}
