export type Listed = {
  rank: number | null;
  applicationId: string;
  candidateId: string;
  name: string;
  disposition: string;
  scoreStatus: string;
  scoreReason: string | null;
  overall: number | null;
  dimensions: Record<"hard_skills" | "soft_skills" | "culture_fit" | "team_fit", number | null>;
  topReason: { criterion: string; reason: string; quote: string | null; page: number | null } | null;
};

const score = (value: number | null) => (value === null ? "–" : value.toFixed(1)).padStart(7);
const cut = (text: string, length: number) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/** Prints the shortlist as a table, each candidate with the first reason and its quote. */
export function printRanking(jobTitle: string, items: Listed[]) {
  console.log(`\nShortlist for ${jobTitle}\n`);
  console.log(" Rank  Name                    Overall   Hard    Soft    Culture Team");
  for (const item of items.filter((each) => each.overall !== null)) {
    const { hard_skills, soft_skills, culture_fit, team_fit } = item.dimensions;
    const scores = [item.overall, hard_skills, soft_skills, culture_fit, team_fit].map(score).join(" ");
    const mark = item.disposition === "active" ? "" : `  ${item.disposition}`;
    console.log(`${String(item.rank ?? "–").padStart(5)}  ${cut(item.name, 22).padEnd(22)} ${scores}${mark}`);
    const { topReason } = item;
    if (!topReason) continue;
    console.log(`       ${cut(`${topReason.criterion}: ${topReason.reason}`, 100)}`);
    if (topReason.quote) console.log(`       “${cut(topReason.quote, 96)}” (page ${topReason.page})`);
  }
}

export function printUnscored(items: { fileName: string; item: Listed }[]) {
  if (items.length > 0) console.log("\nNot scored, and not charged");
  for (const { fileName, item } of items)
    console.log(`  ${fileName.padEnd(34)} ${item.scoreReason ?? item.scoreStatus}`);
}
