import { clientAddress } from "@/lib/access/client-address";
import { isLoopbackHost } from "@/lib/access/origins";
import { env } from "@/lib/env";
import type { KeptMail } from "./development-mailbox";
import { mailbox } from "./send-mail";

/**
 * The development mailbox for the person at this machine; null for anyone else, and where there is none. Messages
 * hold links that let people in, so that a tunnel or a proxy in front of a trial must not show them: the service's
 * own address, the one asked for and the one asking all have to be this machine's.
 */
export async function readMailbox(headers: Headers): Promise<KeptMail[] | null> {
  const asked = `http://${headers.get("x-forwarded-host") ?? headers.get("host") ?? ""}`;
  const here =
    isLoopbackHost(env.APP_URL) && isLoopbackHost(asked) && isLoopbackAddress(clientAddress(headers));
  return mailbox && here ? mailbox.list() : null;
}

const isLoopbackAddress = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
