import fs from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** The metrics that lib/platform/telemetry/otlp.ts creates, as a collector names them for Prometheus. */
function exported(): string[] {
  const source = fs.readFileSync("lib/platform/telemetry/otlp.ts", "utf8");
  const made = source.matchAll(
    /(?:create(Histogram|Counter|ObservableGauge)|\b(histogram))\("([a-z_.]+)"(?:, (?:\{ unit: )?"([^"]+)")?/g,
  );
  return [...made].flatMap(([, kind, ours, name = "", unit]) => {
    const base = name.replaceAll(".", "_") + (unit === "s" ? "_seconds" : "");
    if (kind === "Histogram" || ours) return ["bucket", "count", "sum"].map((part) => `${base}_${part}`);
    return kind === "Counter" ? [`${base}_total`] : [base];
  });
}

test("the dashboard and the alert rules ask only for metrics that are exported, and each rule has been tried", () => {
  const { groups } = parse(fs.readFileSync("docs/monitoring/alerts.yaml", "utf8")) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const { tests } = parse(fs.readFileSync("docs/monitoring/alerts-test.yaml", "utf8")) as {
    tests: { alert_rule_test: { alertname: string }[] }[];
  };
  const tried = tests.flatMap((each) => each.alert_rule_test.map(({ alertname }) => alertname));
  expect(tried.sort()).toEqual(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort());
  const { panels } = JSON.parse(fs.readFileSync("docs/monitoring/dashboard.json", "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(15);
  const names = asked.flatMap((expr) => expr.match(/\b(?:shortlist|http|gen_ai)_\w+(?=[{[)\s]|$)/g) ?? []);
  const labels = /^(http_response_status_code|shortlist_kind|gen_ai_request_model|gen_ai_token_type)$/;
  const unknown = names.filter((name) => !labels.test(name) && !exported().includes(name));
  expect(unknown).toEqual([]);
  for (const metric of ["shortlist_dependency_failing", "http_server_request_duration_seconds_bucket"])
    expect(names).toContain(metric);
});
