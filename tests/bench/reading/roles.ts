/** How well CVs are parsed: the first half of `npm run bench:reading`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fold } from "@/lib/reading/language/letters";
import { linesOf, sourceText, tidy } from "@/lib/reading/language/lines";
import { dateRangesIn } from "@/lib/reading/language/dates";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import type { Profile } from "@/lib/reading/profile/profile";
import { readJsonLines } from "../json-lines";

type Cv = { id: string; text: string };
type Role = Profile["roles"][number];
/** A role as labelled by a person. Texts are stored as hashes, to keep the data's wording out of the repository. */
type Labelled = { from: string | null; to: string | null; title: string | null; employer: string | null };

const asOf = new Date("2026-01-01");
export const hashed = (text: string | null) =>
  text === null
    ? null
    : createHash("sha256")
        .update(fold(tidy(text)))
        .digest("hex")
        .slice(0, 12);

/** Whether a CV contains any date range. */
const hasDates = ({ text }: Cv) =>
  linesOf(sourceText(text)).some(({ low }) => dateRangesIn(low).some(({ single, from }) => !single && from));

/** Without a title in the document, the parsed title must be the employer. */
const isRead = (role: Role, { from, to, title, employer }: Labelled) =>
  role.from === from &&
  (role.current ? "now" : role.to) === to &&
  hashed(role.title) === (title ?? employer) &&
  (title === null || hashed(role.organization) === employer);

/** The shares of CVs that are parsed as labelled; the CVs contain no names, so every parsed name is false. */
export function measureReading(data = path.resolve("../shared/data/real-cvs-dev.jsonl.gz")) {
  const cvs = readJsonLines<Cv>(data);
  for (const { text } of cvs.slice(0, 100)) parseProfile(text, asOf);
  const begun = process.cpuUsage();
  const read = new Map(cvs.map(({ id, text }) => [id, parseProfile(text, asOf)]));
  const { user, system } = process.cpuUsage(begun);
  const dated = cvs.filter(hasDates);
  const labels = JSON.parse(readFileSync(path.join(import.meta.dirname, "roles.json"), "utf8")) as {
    id: string;
    roles: Labelled[];
  }[];
  const labelled = labels.flatMap(({ id, roles }) => {
    const profile = read.get(id);
    return profile ? { profile, roles } : [];
  });
  const complete = labelled.filter(({ profile, roles }) =>
    roles.every((role) => profile.roles.some((parsed) => isRead(parsed, role))),
  );
  const share = (part: number, whole: number) => (whole ? Number((part / whole).toFixed(4)) : null);
  return {
    rolesDated: share(
      dated.filter(({ id }) => read.get(id)?.roles.some(({ from }) => from)).length,
      dated.length,
    ),
    rolesComplete: share(complete.length, labelled.length),
    namesFalse: share([...read.values()].filter(({ name }) => name).length, cvs.length),
    parseMs: Number(((user + system) / 1000 / cvs.length).toFixed(2)),
  };
}
