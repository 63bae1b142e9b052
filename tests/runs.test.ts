import { expect, test } from "vitest";
import { withRuns } from "@/lib/runs";

test("gives each line the runs in it, cut to the line, and none to a line without", () => {
  const looks = [
    { start: 0, end: 9, size: 14, bold: true as const },
    { start: 10, end: 14, size: 10 },
    { start: 30, end: 34, size: 10 },
  ];
  const lines = [
    { text: "Jane", start: 0, end: 4 },
    { text: "Cook Acme", start: 5, end: 14 },
    { text: "Menus", start: 15, end: 20 },
    { text: "Work", start: 30, end: 34 },
  ];
  expect(withRuns(lines, looks).map(({ runs }) => runs)).toEqual([
    [{ start: 0, end: 4, size: 14, bold: true }],
    [
      { start: 5, end: 9, size: 14, bold: true },
      { start: 10, end: 14, size: 10 },
    ],
    [],
    [{ start: 30, end: 34, size: 10 }],
  ]);
});
