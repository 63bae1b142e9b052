import { globSync } from "node:fs";

/** Every address of the app as its folders say, pages and routes: groups left out, parameters as [name]. */
export const appRoutes = (files = "{page.tsx,route.ts}"): string[] =>
  globSync(`app/**/${files}`)
    .map((file) => file.replaceAll("\\", "/").replace(/^app|\/(page\.tsx|route\.ts)$|\/\([^)]+\)/g, ""))
    .map((route) => route || "/")
    .sort();
