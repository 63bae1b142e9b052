import { globSync } from "node:fs";

/** The paths of all pages and routes, from the folders in app/: without route groups, parameters as [name]. */
export const appRoutes = (files = "{page.tsx,route.ts}"): string[] =>
  globSync(`app/**/${files}`)
    .map((file) => file.replaceAll("\\", "/").replace(/^app|\/(page\.tsx|route\.ts)$|\/\([^)]+\)/g, ""))
    .map((route) => route || "/")
    .sort();
