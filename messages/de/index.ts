/** All of German, fetched once by whoever reads it. */
export { default as scoring } from "./scoring.json";
export { default as shell } from "./shell.json";
export { default as states } from "./states.json";
