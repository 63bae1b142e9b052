import { expect, test } from "vitest";
import { completions } from "@/components/note/mentions";

const members = ["Hélène Marchand", "Henrik Aas", "Jo van Hees"].map((name) => ({ userId: name, name }));
const offered = (body: string) => completions(body, body.length, members).found.map(({ name }) => name);

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
