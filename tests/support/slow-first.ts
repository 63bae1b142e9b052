import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long for their size, by which Vitest sorts when it has no durations: the last ones would otherwise run
 * or wait alone at the end.
 */
const slow = [
  "tests/access/account/guesses.test.ts",
  "tests/access/races.test.ts",
  "tests/ats/live.test.ts",
  "tests/ats/sync/hostile-files.test.ts",
  "tests/ats/sync/readings/progress.test.ts",
  "tests/db/presence.test.ts",
  "tests/intake/read-attachment.test.ts",
  "tests/operating/part.test.ts",
  "tests/talent-pool/search/plans.test.ts",
];

/**
 * The slow files of each project first, the others in Vitest's order. Projects stay together: a process that several
 * files share ends when a file of another project is next.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((file) => moduleId.endsWith(file));
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((ofProject) => [
      ...ofProject.filter(isSlow),
      ...ofProject.filter((file) => !isSlow(file)),
    ]);
  }
}
