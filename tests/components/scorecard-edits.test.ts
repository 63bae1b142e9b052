import { describe, expect, it } from "vitest";
import { afterEdit, edited, emptyScorecard } from "@/components/scorecard/edits";
import { newId } from "@/components/ui/new-id";
import { obviousProblems, problemOf } from "@/components/scorecard/problems";
import { translator } from "@/components/words/translate";
import { fromLines, toLines } from "@/components/scorecard/skill-lines";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import english from "@/messages/en/scorecard.json";

const t = translator("scorecard", "en", english);

const single = edited(emptyScorecard, { kind: "add", dimension: "hard_skills", id: newId() });
const id = single.criteria[0]!.id;

describe("editing a scorecard", () => {
  it("produces content that the service accepts", () => {
    const named = edited(single, { kind: "criterion", id, to: { name: "PostgreSQL", weight: 30 } });
    const set = edited(named, { kind: "thresholds", to: { shortlistFrom: 80 } });
    const parsed = ScorecardContent.parse(edited(set, { kind: "flags", to: { blindReview: true } }));
    expect(parsed.criteria[0]).toMatchObject({ id, name: "PostgreSQL", weight: 30, importance: "must" });
    expect(parsed.thresholds).toEqual({ shortlistFrom: 80, declineBelow: 35 });
    expect(parsed.flags.blindReview).toBe(true);
  });

  it("removes only the named criterion", () => {
    const twoCriteria = edited(single, { kind: "add", dimension: "team_fit", id: newId() });
    expect(edited(twoCriteria, { kind: "remove", id }).criteria.map(({ dimension }) => dimension)).toEqual([
      "team_fit",
    ]);
  });

  it("takes a whole template where there is nothing, and else only criteria without a namesake, as its own", () => {
    const [criterion] = single.criteria;
    const kept = {
      ...emptyScorecard,
      criteria: [
        { ...criterion!, name: "PostgreSQL" },
        { ...criterion!, id: newId(), name: "Kafka" },
      ],
      thresholds: { shortlistFrom: 60, declineBelow: 5 },
    };
    const take = { kind: "take", content: kept, template: true } as const;
    const whole = edited(emptyScorecard, take);
    expect(whole).toMatchObject({ thresholds: kept.thresholds, criteria: [{ name: "PostgreSQL" }, {}] });
    expect(whole.criteria[0]!.id).not.toBe(id);
    const named = edited(single, { kind: "criterion", id, to: { name: "postgresql" } });
    const more = edited(named, take);
    expect(more.criteria.map(({ name }) => name)).toEqual(["postgresql", "Kafka"]);
    expect(more.thresholds).toEqual(emptyScorecard.thresholds);
    expect(edited(emptyScorecard, { ...take, template: false }).thresholds).toEqual(
      emptyScorecard.thresholds,
    );
  });

  it("marks edits as restored until they are discarded", () => {
    const restored = afterEdit(
      { content: emptyScorecard, restored: false },
      { kind: "restore", content: single },
    );
    expect(restored).toEqual({ content: single, restored: true });
    expect(afterEdit(restored, { kind: "replace", content: emptyScorecard }).restored).toBe(false);
  });

  it("lists problems that the service would reject", () => {
    const problems = obviousProblems(t, { ...single, thresholds: { shortlistFrom: 20, declineBelow: 60 } });
    expect(problems.map(({ path }) => path)).toEqual(["criteria.0.name", "thresholds"]);
    expect(problemOf(t, problems, 0)).toBe("The name needs at least two characters.");
    expect(problemOf(t, problems, 1)).toBeNull();
  });
});

describe("skills as lines", () => {
  it("survive the conversion to text and back", () => {
    const skills = [
      { name: "Kubernetes", aliases: ["k8s", "kube"] },
      { name: "PostgreSQL", aliases: [] },
    ];
    expect(toLines(skills)).toBe("Kubernetes: k8s, kube\nPostgreSQL");
    expect(fromLines(toLines(skills))).toEqual(skills);
  });

  it("leave out empty lines, names and aliases", () => {
    expect(fromLines("\n  : x\nGo:  , golang ,\n")).toEqual([{ name: "Go", aliases: ["golang"] }]);
  });
});
