// npm run migrate: all that a database needs before the app is started on it, safe to repeat and to run twice at once.
import { migrate, openDatabase } from "./database.ts";
import { homeFolder, loadEnvFiles } from "./environment.ts";
import { reporting } from "./reporting.ts";

await reporting(async () => {
  loadEnvFiles("production");
  const database = await openDatabase(homeFolder());
  try {
    const applied = await migrate(database);
    console.log(
      applied.length ? `Applied ${applied.length} migrations.` : "Every migration was there already.",
    );
  } finally {
    await database.release();
  }
});
