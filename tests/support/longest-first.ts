import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take half a minute and more on two cores. Begun last, one of them would go on when all others are done. */
const longest = [
  "tests/rehearsal/",
  "tests/crash/",
  "tests/documents/recognition.test.ts",
  "tests/documents/picture.test.ts",
  "tests/language/unchanged.test.ts",
  "tests/mcp/conformance/",
];

/** The longest test files first, the others as Vitest has them: by what they took before, or their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((place) => moduleId.includes(place));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
