import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take 30 s or more on two cores. Started last, one of them would still run when all others are done. */
const longest = [
  "tests/rehearsal/",
  "tests/crash/",
  "tests/documents/recognition.test.ts",
  "tests/documents/picture.test.ts",
  "tests/language/unchanged.test.ts",
  "tests/mcp/conformance/",
];

/** The longest test files first, the others in Vitest's order: by previous duration, or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((place) => moduleId.includes(place));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
