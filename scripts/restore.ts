// npm run restore -- <folder>: restores a backup into a new installation (a new SHORTLIST_HOME or an empty database).
import path from "node:path";
import { restore } from "./backup/restore.ts";
import { migrate, openDatabase } from "./database.ts";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { ensureGenerated } from "./generated.ts";
import { claimInstance } from "./instance.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("From where? npm run restore -- <folder of a backup>");
  loadEnvFiles("production");
  await ensureGenerated();
  const home = homeFolder();
  const unclaim = claimInstance(home, "a restoration");
  const database = await openDatabase(home);
  try {
    await migrate(database);
    const { createdAt, files } = await restore(database.env.DATABASE_OWNER_URL, home, path.resolve(folder));
    console.log(
      `Restored as of ${createdAt}, with ${files} files. Start the app, then: npm run admin -- verify`,
    );
  } finally {
    await database.release();
    unclaim();
  }
});
