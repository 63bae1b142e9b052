import type { OpenAiConfig } from "@/lib/judging/ai/openai/config";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import { Criterion } from "@/lib/judging/scorecards/scorecard";
import { simulatorKey } from "../simulators/openai/server";

export const configFor = (baseUrl: string, overrides: Partial<OpenAiConfig> = {}): OpenAiConfig => ({
  provider: "openai",
  apiKey: simulatorKey,
  settings: "OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL",
  baseUrl,
  models: { judge: "gpt-5.4-mini", draft: "gpt-4.1-mini", structure: "local-model" },
  timeoutMs: 5_000,
  maxRetries: 2,
  prices: new Map(),
  contextTokens: 128_000,
  batch: false,
  ...overrides,
});

export const cv = `Olena Tkachenko
olena.tkachenko@example.com | +380 44 555 0101 | Lindenallee 7, 50667 Köln

Experience
Backend Engineer, Harbour Systems Ltd, 03/2019 - present
- Moved billing to PostgreSQL and wrote the migration for <Orders>
- Olena runs the on-call rota; she mentors two juniors
Developer, Tidewater Labs, 2015 - 2019
- Java services on Kafka`;

export const dossierOf = (text: string, answer?: string) => ({
  ...makeDossier(
    { text },
    parseProfile(text, new Date("2026-11-20")),
    answer ? [{ id: "0197a000-0000-7000-8000-0000000000aa", question: "Why us?", text: answer }] : [],
  ),
  asOf: "2026-11-20",
});

export const criterion = (number: number, name: string, overrides: Partial<Criterion> = {}): Criterion =>
  Criterion.parse({
    id: `0197a000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    dimension: "hard_skills",
    name,
    weight: 10,
    importance: "must",
    ...overrides,
  });

export const criteria = [criterion(1, "PostgreSQL"), criterion(2, "Kafka"), criterion(3, "Kubernetes")];
