import { afterAll } from "vitest";
import { closeWindows } from "./shared";

// Vitest runs this module again for each test file, unlike its imports.
afterAll(closeWindows);
