import { expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";

const said = [
  ["Rhona Beattie", "we need a stonemason in Elgin, full time"],
  ["Piet", "sure, what must they have?"],
  ["Rhona Beattie", "3 years of lime mortar work"],
  ["Rhona Beattie", "a CSCS card, no card no site"],
  ["Piet", "and what would be nice to have?"],
  ["Rhona Beattie", "letter cutting"],
  ["Piet", "got it, will post it tonight"],
] as const;
const lines = (line: (by: string, text: string, minute: string) => string) =>
  said.map(([by, text], at) => line(by, text, `0${at + 1}`)).join("\n");

/** How a conversation is exported or copied, each as its source shows it. */
const formats: [name: string, source: string, chat: string][] = [
  [
    "WhatsApp on Android",
    "https://rubygems.org/gems/whatsapp-chat-parser",
    "12/15/25, 9:00 AM - Messages and calls are end-to-end encrypted.\n" +
      lines((by, text, minute) => `12/15/25, 9:${minute} AM - ${by}: ${text}`),
  ],
  [
    "WhatsApp on iOS",
    "https://github.com/lucasrodes/whatstk",
    lines((by, text, minute) => `[15.12.25, 09:${minute}:12] ${by}: ${text}`),
  ],
  [
    "Signal",
    "https://github.com/carderne/signal-export",
    lines((by, text, minute) => `[2025-12-15, 09:${minute}] ${by}: ${text}`),
  ],
  [
    "the transcript of a Teams meeting",
    "https://learn.microsoft.com/graph/api/calltranscript-get",
    `WEBVTT\n\n${lines((by, text, minute) => `0:${minute}:0.0 --> 0:${minute}:5.320\n<v ${by}>${text}</v>\n`)}`,
  ],
  // Slack publishes no layout for text: these are what a browser copies, with and without the message beside the name.
  [
    "messages copied with the time above them",
    "",
    lines((by, text, minute) => `${by}  9:${minute} AM\n${text}`),
  ],
  [
    "messages copied with the time beside them",
    "",
    lines((by, text, minute) => `[9:${minute} AM] ${by}: ${text}`),
  ],
  ["a conversation typed by hand", "", lines((by, text) => `${by}: ${text}`)],
];

test.each(formats)("%s becomes criteria without names and times", (_, __, description) => {
  const { content, leftOut } = draftWithRefusals({ title: "", description });
  expect(structureJob(description).title).toBe("Stonemason");
  expect(
    content.criteria.map(({ name, importance, minimumYears, knockOut }) => [
      name,
      importance,
      minimumYears,
      knockOut,
    ]),
  ).toEqual([
    ["Experience as stonemason", "must", null, false],
    ["Lime mortar work", "must", 3, false],
    ["CSCS card", "must", null, true],
    ["Letter cutting", "nice", null, false],
  ]);
  for (const { text } of leftOut) expect(text).not.toMatch(/Rhona|Piet|\d:\d\d|<v/);
});

test("two labels in a description are no conversation", () => {
  const description = "Title: Stonemason\nPlace: Elgin\nMust have: lime mortar\nNice to have: letter cutting";
  expect(draftWithRefusals({ title: "", description }).content.criteria.map(({ name }) => name)).toEqual([
    "Experience as Stonemason",
    "Lime mortar",
    "Letter cutting",
  ]);
});
