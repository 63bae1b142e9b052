/** All of German, fetched once by whoever reads it. */
export { default as shell } from "./shell.json";
