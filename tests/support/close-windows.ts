import { afterAll } from "vitest";
import { closeWindows } from "./shared";

// Read again before each file, unlike what it imports.
afterAll(closeWindows);
