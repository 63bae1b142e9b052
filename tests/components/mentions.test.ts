import { expect, test } from "vitest";
import { completions, mentionedIn, piecesOf } from "@/components/note/mentions";

const ann = { userId: "1", name: "Ann" };
const annLee = { userId: "2", name: "Ann Lee" };

test("a note that mentions somebody does not mention a colleague whose name begins theirs", () => {
  expect(mentionedIn("@Ann Lee can you call?", [ann, annLee])).toEqual(["2"]);
  expect(mentionedIn("@Ann and @Ann Lee: who calls?", [ann, annLee])).toEqual(["1", "2"]);
  expect(mentionedIn("Ann Lee called.", [ann, annLee])).toEqual([]);
  expect(piecesOf("@Ann Lee?", [ann, annLee])).toEqual([
    { text: "@Ann Lee", mention: true },
    { text: "?", mention: false },
  ]);
});

const colleagues = ["Hélène Marchand", "Henrik Aas", "Jo van Hees"].map((name) => ({ userId: name, name }));
const offered = (body: string) => completions(body, body.length, colleagues).found.map(({ name }) => name);

test.each([
  ["@", ["Hélène Marchand", "Henrik Aas", "Jo van Hees"]],
  ["Please ask @he", ["Hélène Marchand", "Henrik Aas", "Jo van Hees"]],
  ["@henr", ["Henrik Aas"]],
  ["@van h", ["Jo van Hees"]],
  ["@Helene m", ["Hélène Marchand"]],
  ["@Henrik Aas", []],
  ["@nobody", []],
  ["mail@he", []],
  ["no sign", []],
])("%j offers %j", (body, names) => expect(offered(body)).toEqual(names));
