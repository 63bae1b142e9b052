import { expect, test } from "vitest";
import { conflict } from "@/lib/errors";
import { inLanguage } from "@/lib/in-language";
import { say, shownStored, spokenDay, stored, storing, toStore } from "@/lib/say";

const inGerman = ({ text, textSaid }: { text: string; textSaid: string | null }) =>
  inLanguage("de", () => Promise.resolve(shownStored(text, textSaid)));

const name = 'Max "{Hire}" \\ Muster';

test.each<[what: string, marked: string, english: string, german: string]>([
  ["a sentence", toStore("Trial credits"), "Trial credits", "Credits zum Ausprobieren"],
  [
    "a sentence with values that look like its syntax",
    toStore("{credits} credits bought by {buyer} for {price}", {
      credits: 1200,
      buyer: name,
      price: "€9.00",
    }),
    `1200 credits bought by ${name} for €9.00`,
    `1200 Credits, gekauft von ${name} für €9.00`,
  ],
  [
    "a sentence in a sentence",
    toStore("Nothing is sent to {name}. {refusal}", {
      name: "Greenhouse",
      refusal: toStore("{name} is paused.", { name: "Greenhouse" }),
    }),
    "Nothing is sent to Greenhouse. Greenhouse is paused.",
    "Greenhouse erfährt nichts davon. Greenhouse ist pausiert.",
  ],
  [
    "two sentences",
    `${toStore("The language model is busy.")} ${toStore("It will be retried.")}`,
    "The language model is busy. It will be retried.",
    "Das Sprachmodell ist ausgelastet. Es wird erneut versucht.",
  ],
  [
    "a model's text and a sentence",
    `Led one job: location and title fit. ${toStore("No dated work shows it.")}`,
    "Led one job: location and title fit. No dated work shows it.",
    "Led one job: location and title fit. Keine datierte Tätigkeit belegt es.",
  ],
  [
    "a list of languages",
    toStore("We did not find {languages} in the documents.", {
      languages: [
        { language: "fr", name: "French" },
        { language: "pl", name: "Polish" },
      ],
    }),
    "We did not find French and Polish in the documents.",
    "Wir haben Französisch und Polnisch in den Dokumenten nicht gefunden.",
  ],
  [
    "a day",
    toStore("{email} was already invited on {day}.", {
      email: "a@b.example",
      day: spokenDay(new Date("2026-11-20T23:00:00Z")),
    }),
    "a@b.example was already invited on 2026-11-20.",
    "a@b.example wurde bereits am 20.11.2026 eingeladen.",
  ],
  [
    "an error's message",
    conflict("This job has no stage “{stage}”; it has {stages}.", { stage: "A", stages: "B" }).said,
    "This job has no stage “A”; it has B.",
    "Diese Stelle hat keine Stufe „A“; sie hat B.",
  ],
  [
    "what is said while storing",
    storing(() => say("{name} is paused.", { name: "Greenhouse" })),
    "Greenhouse is paused.",
    "Greenhouse ist pausiert.",
  ],
  ["a person's text", "Goodwill after the outage", "Goodwill after the outage", "Goodwill after the outage"],
])("stores %s in English and shows it in German", async (_, marked, english, german) => {
  const columns = stored("text", marked);
  expect(columns.text).toBe(english);
  expect(shownStored(columns.text, columns.textSaid)).toBe(english);
  expect(await inGerman(columns)).toBe(german);
});

test("a text that the previous release replaced, or that was cut, is shown as it is", async () => {
  const { textSaid } = stored("text", toStore("{name} is paused.", { name: "Greenhouse" }));
  expect(await inGerman({ text: "Lever does not answer.", textSaid })).toBe("Lever does not answer.");
  expect(await inGerman({ text: "Trial credits", textSaid })).toBe("Credits zum Ausprobieren");
  const cut = stored("text", toStore("{name} is paused.", { name: "Greenhouse" }), 12);
  expect(cut.text).toBe("Greenhouse i");
  expect(await inGerman(cut)).toBe("Greenhouse i");
  expect(stored("text", toStore("{name} is paused.", { name: "A\0😀" }), 2).text).toBe("A");
});

test("a text without values needs no second column", () => {
  expect(stored("text", toStore("Trial credits"))).toEqual({ text: "Trial credits", textSaid: null });
  expect(stored("text", null)).toEqual({ text: null, textSaid: null });
});

test.each(["\u0002no JSON\u0003", "\u0002[1,2]\u0003", "\u0002null\u0003"])(
  "another's control characters are shown as they are: %j",
  async (foreign) => {
    expect(await inGerman({ text: foreign, textSaid: foreign })).toBe(foreign);
    expect(stored("text", foreign).text).toBe(foreign);
  },
);
