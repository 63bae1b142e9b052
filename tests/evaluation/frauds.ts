/** Fake roles that candidates make up from the text of a job. */
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

type Asked = { title: string; description: string; content: ScorecardContent };

/** A fake role with the title of the job. */
const role = (title: string, points: readonly string[]) =>
  `\n\nExperience\n${title}, Example Works Ltd\nJanuary 2015 - December 2024\n${points.map((point) => `- ${point}\n`).join("")}`;

/** The sentences of the description, without its title and headings. */
const sentences = ({ description }: Asked) =>
  description
    .split(/\n|(?<=[.!?])\s+/)
    .map((line) => line.replace(/^[-*#\s]+/, "").trim())
    .filter((line) => line.split(/\s+/).length > 3 && !/^job title/i.test(line));

const names = ({ content }: Asked) => content.criteria.map(({ name }) => name);

const swappedHalves = (text: string) => {
  const words = text.replace(/[.;]$/, "").split(/\s+/);
  const half = words.length >> 1;
  return [...words.slice(half), ...words.slice(0, half)].join(" ");
};

const synonyms: Record<string, string> = {
  build: "create",
  run: "operate",
  prepare: "produce",
  manage: "handle",
  solid: "strong",
  strong: "solid",
  knowledge: "command",
  experience: "background",
  good: "fine",
  with: "using",
  and: "plus",
};
const lightlySwapped = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => synonyms[word.toLowerCase()] ?? word);

/** The same words, every third one moved to the end. */
const shuffled = (text: string) => {
  const words = text.split(/\s+/);
  return [...words.filter((_, at) => at % 3 !== 2), ...words.filter((_, at) => at % 3 === 2)].join(" ");
};

/** Text to add to a CV. None may gain more points than `mentions`. */
export const frauds: Record<string, (job: Asked) => string> = {
  "the criteria, word for word": (job) => role(job.title, names(job)),
  "the criteria, each with a verb": (job) =>
    role(
      job.title,
      names(job).map((name) => `Responsible for ${name}`),
    ),
  "the criteria twice": (job) =>
    role(
      job.title,
      names(job).flatMap((name) => [`Worked daily on ${name}`, `In charge of ${name}`]),
    ),
  "the sentences of the description in another order": (job) => role(job.title, sentences(job).toReversed()),
  "the description with its sentence halves swapped": (job) =>
    role(job.title, sentences(job).map(swappedHalves)),
  "the description with light synonyms": (job) => role(job.title, sentences(job).map(lightlySwapped)),
  "the description, halves swapped, with light synonyms": (job) =>
    role(job.title, sentences(job).map(lightlySwapped).map(swappedHalves)),
  "the description, its words shuffled": (job) => role(job.title, sentences(job).map(shuffled)),
  "the description, halves swapped, in one paragraph": (job) =>
    role(job.title, [sentences(job).map(swappedHalves).join(", ")]),
};

/** The CV of somebody outside the occupations of the test jobs. */
export const gardener = `Experience
Gardener, Green Yard Ltd (2012 - 2014)
- Mowed lawns and cut hedges in two parks
- Drove the van that brought plants to customers
`;

/** A fake role without any description of the work. */
export const bareRole = (job: Asked) => role(job.title, []);

/** A bare role, and the criteria as a list of skills, which any CV may claim. */
export const mentions = (job: Asked) => `${bareRole(job)}\nSkills\n${names(job).join("\n")}\n`;

/** The description with its sentence halves swapped, pasted below the last role of a CV. */
export const pastedBelow = (job: Asked) => `\n\n${sentences(job).map(swappedHalves).join("\n")}\n`;
