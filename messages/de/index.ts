/** All of German, fetched once by whoever reads it. */
export { default as failure } from "./failure.json";
export { default as job } from "./job.json";
export { default as "job-head" } from "./job-head.json";
export { default as jobs } from "./jobs.json";
export { default as list } from "./list.json";
export { default as menu } from "./menu.json";
export { default as pager } from "./pager.json";
export { default as palette } from "./palette.json";
export { default as scorecard } from "./scorecard.json";
export { default as scoring } from "./scoring.json";
export { default as shell } from "./shell.json";
export { default as shortcuts } from "./shortcuts.json";
export { default as site } from "./site.json";
export { default as states } from "./states.json";
export { default as ui } from "./ui.json";
