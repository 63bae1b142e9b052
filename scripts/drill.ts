// npm run drill: makes the failures of docs/operate.md happen, and writes what was seen into its table.
import process from "node:process";

process.env.DRILL = "whole";
process.argv.splice(2, Infinity, "tests/drill");
await import("./test.ts");
