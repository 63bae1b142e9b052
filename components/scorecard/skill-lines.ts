import type { Criterion } from "@/lib/judging/scorecards/scorecard";

type Skills = Criterion["skills"];

/** Skills as text: one per line, with aliases after a colon: "Kubernetes: k8s, kube". */
export const toLines = (skills: Skills) =>
  skills
    .map(({ name, aliases }) => (aliases.length > 0 ? `${name}: ${aliases.join(", ")}` : name))
    .join("\n");

export const fromLines = (text: string): Skills =>
  text.split("\n").flatMap((line) => {
    const [name = "", ...rest] = line.split(":");
    const aliases = rest
      .join(":")
      .split(",")
      .map((alias) => alias.trim());
    return name.trim() ? [{ name: name.trim(), aliases: aliases.filter(Boolean) }] : [];
  });
