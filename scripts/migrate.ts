// npm run migrate: prepares a database for the app. Safe to repeat and to run concurrently.
import { migrate, openDatabase } from "./database.ts";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  loadEnvFiles("production");
  const database = await openDatabase(homeFolder());
  try {
    const applied = await migrate(database);
    console.log(
      applied.length ? `Applied ${applied.length} migrations.` : "All migrations are already applied.",
    );
  } finally {
    await database.release();
  }
});
