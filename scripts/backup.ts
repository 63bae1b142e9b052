// npm run backup -- <folder>: copies database, files and secret into a new folder, while the app runs.
import path from "node:path";
import { backUp } from "./backup/back-up.ts";
import { openDatabase } from "./database.ts";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Where to? npm run backup -- <new folder>");
  loadEnvFiles("production");
  const home = homeFolder();
  const database = await openDatabase(home);
  try {
    const { tables, files } = await backUp(database.env.DATABASE_OWNER_URL, home, path.resolve(folder));
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const elsewhere = process.env.S3_BUCKET ? " Files are in S3, whose versions are their backup." : "";
    console.log(`${rows} rows of ${Object.keys(tables).length} tables and ${files} files.${elsewhere}`);
  } finally {
    await database.release();
  }
});
