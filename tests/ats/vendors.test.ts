import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vendors } from "@/lib/records/ats/vendors";

const folders = readdirSync("lib/records/ats/vendors");

test("every vendor's folder is in the list of vendors, and every vendor has a folder", () => {
  expect(Object.keys(vendors).sort()).toEqual(folders.sort());
});

test.each(Object.entries(vendors))(
  "%s asks in its form for exactly the fields of its credentials",
  (_, vendor) => {
    expect(vendor.fields.map(({ name }) => name).sort()).toEqual(
      Object.keys(vendor.credentials.shape).sort(),
    );
    for (const { name, optional, choices } of vendor.fields) {
      const field = vendor.credentials.shape[name]!;
      const { success } = (field as { safeParse: (value: unknown) => { success: boolean } }).safeParse(
        undefined,
      );
      expect(success).toBe(Boolean(optional ?? choices));
    }
    expect(vendor.credentials.safeParse(vendor.simulated).success).toBe(true);
  },
);

test("docs/ats.md lists every assumption about a vendor", () => {
  const docs = readFileSync("docs/ats.md", "utf8").replaceAll(/\s+/g, " ");
  for (const { name, assumptions } of Object.values(vendors))
    for (const { says, tryFirst } of Object.values(assumptions))
      expect(docs).toContain(`| ${name} | ${says} | ${tryFirst} |`);
});

// lib/reading/language is exempt: it lists vendors' products as skills.
test("no code names a vendor outside its folder, the list of vendors and the demo", () => {
  // "Lever" is also a part of other words.
  const names = new RegExp(folders.map((name) => (name === "lever" ? "\\blever\\b" : name)).join("|"), "i");
  const places = ["lib", "app", "components"]
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
    )
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/^lib\/(records\/ats\/vendors|reading\/language|\w+\/\w+\/generated)/.test(file),
    )
    .filter((file) => names.test(codeOf(readFileSync(file, "utf8"))));
  expect(places).toEqual(["lib/records/ats/seed-simulated-connection.ts"]);
});

const codeOf = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");
