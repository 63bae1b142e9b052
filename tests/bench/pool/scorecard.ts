import type { ScorecardContent } from "@/lib/scorecards/scorecard";

export const exampleCriteria: ScorecardContent = {
  criteria: [
    {
      id: "01939c5e-0000-7000-8000-000000000001",
      dimension: "hard_skills",
      name: "PostgreSQL in production",
      description: "Ran PostgreSQL for a product.",
      weight: 60,
      importance: "must",
      knockOut: false,
      minimumYears: null,
      skills: [{ name: "PostgreSQL", aliases: ["Postgres"] }],
    },
  ],
  thresholds: { shortlistFrom: 70, declineBelow: 35 },
  flags: { rediscovery: false, blindReview: false },
};
