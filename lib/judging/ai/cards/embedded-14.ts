import { sentence } from "@/lib/say";
import type { JudgeCard } from "./card";

export const embedded14: JudgeCard = {
  judge: "embedded",
  version: "14",
  since: "2026-11-30",
  purpose: [
    sentence(
      "Says for each criterion of a scorecard how far a CV shows it, with the CV's own words, so that people read first what fits and know what to ask.",
    ),
    sentence(
      "Not for deciding without people, for ranking people across jobs, for judging personality, or for documents in languages whose rules it does not have.",
    ),
  ],
  data: [
    sentence(
      "Rules, word lists and dates: it has no weights learned from data and learns nothing from an organization's decisions.",
    ),
    sentence(
      "The rules were written and checked on 465 real CVs and 96 real job advertisements in English, on invented pairs of a CV and its weakened copy, and on texts of our own in six languages.",
    ),
    sentence("It reads a CV with name, photo, age and address masked, the answers, and the scorecard."),
  ],
  figures: [
    {
      what: sentence("Ranking of real people for twelve jobs (nDCG@10); BM25 with the title has .656"),
      value: ".729",
      limit: sentence(
        "Relevant is whoever was filed under the job's occupation, which is noisy; the rules were tuned on these CVs.",
      ),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "| … now | .729",
    },
    {
      what: sentence("Own people of an occupation who are advised against"),
      value: "5.2%",
      limit: sentence("By a draft's thresholds, which a person can change; English CVs only."),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "Of the occupation's own people 5.2% are advised _decline_",
    },
    {
      what: sentence("CVs that score above their weakened copy"),
      value: "97.9%",
      limit: sentence("Invented pairs: real people differ less clearly."),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "a matched CV scores above its weakened copy in 97.9% of pairs",
    },
    {
      what: sentence("Passages that share words with a criterion, do not show it, and are refused"),
      value: "92.5%",
      limit: sentence("Written by the authors of the rules."),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "92.5% of look-alikes are refused",
    },
    {
      what: sentence("Passages that show a skill without its words and are found"),
      value: sentence("about one in ten"),
      limit: sentence(
        "What a CV says in other words is missed: a low score with many questions means to ask, not to reject.",
      ),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "about one in ten of our own paraphrases is met",
    },
    {
      what: sentence("Points by which a rewrite in a language model's style moves the score (median)"),
      value: "5.7",
      limit: sentence(
        "At most 21.4, nearly always upwards: polish helps, though no fact is added. Twenty invented CVs, rewritten by the authors of the test.",
      ),
      measured: "2026-11-30",
      in: "docs/measuring.md",
      as: "a rewrite moves the score by 5.7 points in the median",
    },
    {
      what: sentence("Scores that another name changes"),
      value: "0",
      limit: sentence(
        "Every CV with a name, under sixteen others. Ratios by sex and race need people's own data: Settings, Impact ratios.",
      ),
      measured: "2026-11-24",
      in: "docs/measuring.md",
      as: "No hidden text, embedded instruction or changed name moves a score",
    },
  ],
  changes: [
    sentence(
      "Everyday verbs such as “monitoring” or “coordination” no longer count as skills: on labelled CVs fewer criteria are wrongly called met (.012 instead of .020), and no more are missed.",
    ),
  ],
};
