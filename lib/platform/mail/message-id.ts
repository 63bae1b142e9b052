import { env } from "@/lib/env";

/** The Message-ID of a mail with this key: the same when it is sent again. */
export const messageIdOf = (key: string) => `<${key}@${new URL(env.APP_URL).hostname}>`;
