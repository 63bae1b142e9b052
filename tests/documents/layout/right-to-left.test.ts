import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { asRead } from "@/lib/reading/documents/layout/right-to-left";
import { lineTexts, read } from "../reading";

it("reads Hebrew and Arabic right to left, and words and numbers within them left to right", async () => {
  const bytes = new Uint8Array(readFileSync("tests/documents/written/right-to-left.pdf"));
  expect(lineTexts(await read(bytes))).toEqual([
    "דנה לוי",
    "מהנדסת תוכנה בכירה, תל אביב",
    "ניסיון של 8 שנים בפיתוח עם PostgreSQL ו-Kafka בחברת Example Ltd (2016–2024).",
    "ليلى حداد",
    "مهندسة برمجيات أولى، عمّان",
    "خبرة ٨ سنوات في تطوير الخدمات باستخدام PostgreSQL و Kafka في شركة Example (2016–2024).",
  ]);
});

it.each([
  ["Engineer at Example", "Engineer at Example"],
  ["2019 – 2021", "2019 – 2021"],
  ["Dana Levi (יול הנד), Tel Aviv", "Dana Levi (דנה לוי), Tel Aviv"],
  ["(הדובכ) תואמצע", "עצמאות (כבודה)"],
])("puts the characters of %s in reading order", (drawn, expected) => expect(asRead(drawn)).toBe(expected));
