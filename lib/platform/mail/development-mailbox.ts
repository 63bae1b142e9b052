import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Mail } from "./mail";

const KeptMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  key: z.string(),
  sentAt: z.string(),
});
export type KeptMail = z.infer<typeof KeptMail>;

/** A folder of messages, one JSON file each, for a machine without a mail server. Only this user can read it. */
export function developmentMailbox(folder: string) {
  return {
    /** Stores a message; storing the same one again overwrites its file. */
    async keep(mail: Mail): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.key.replace(/[^\w-]/g, "_")}.json`);
      const message: KeptMail = { ...mail, sentAt: new Date().toISOString() };
      await writeFile(`${file}.part`, JSON.stringify(message, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },

    /** Newest first, at most 100. Skips files that are not messages. */
    async list(): Promise<KeptMail[]> {
      const names = await readdir(folder).catch(() => []);
      const read = await Promise.all(
        names
          .filter((name) => name.endsWith(".json"))
          .map((name) => readFile(path.join(folder, name), "utf8")),
      );
      return read
        .flatMap((text) => {
          const parsed = KeptMail.safeParse(asJson(text));
          return parsed.success ? parsed.data : [];
        })
        .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
        .slice(0, 100);
    },
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
