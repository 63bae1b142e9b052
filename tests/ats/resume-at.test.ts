import { expect, test } from "vitest";
import { resumeAt } from "@/lib/records/ats/resume-at";
import { Files } from "@/lib/records/ats/vendors/teamtailor/models";

test.each([
  ["https://files.example/a/CV%20Zo%C3%AB.pdf?signature=1", "CV Zoë.pdf"],
  ["https://files.example/a/100%.pdf", "100%.pdf"],
  ["https://files.example/a/CV%20Zo%EB.pdf", "CV%20Zo%EB.pdf"],
  ["https://files.example/", "resume"],
])("names the file at %s", (address, fileName) => {
  expect(resumeAt("7", address)).toMatchObject({ fileName, source: address, kind: "cv" });
});

test("a résumé without an address does not stop the list it is in", () => {
  expect(Files.parse({ id: "7", attributes: { "original-resume": "none" } }).resume).toBeNull();
});
