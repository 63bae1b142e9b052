import { expect, test } from "vitest";
import { isGuessable } from "@/lib/platform/access/account/guessable";

const about = ["robin.weberknecht@northquay.example", "Robin Weberknecht", "Northquay Outfitters"];

test.each(["robinweberknecht", "weberknecht.robin", "northquay-robin", "Weberknecht2026", "RobinNorthquay1"])(
  "%s is made of the person's own address",
  (password) => expect(isGuessable(password, about)).toBe(true),
);

test("unrelated words are not", () => expect(isGuessable("lantern gravel oboe quince", about)).toBe(false));

test("a password that only contains a word of them is judged as a whole", () =>
  expect(isGuessable("gravel-northquay-oboe-quince", about)).toBe(false));
