/**
 * The program of the candidate card, bundled by scripts/generated.ts and put into its page (card-page.ts). It runs in
 * the host's frame, speaks to its host by messages (ui/initialize, then the call's result) and builds the card with
 * textContent only.
 */
import type * as z from "zod";
import type { presentApplication } from "@/lib/hiring/applications/present-application";

type Candidate = z.output<typeof presentApplication.output>;
type Score = Candidate["scoringInsights"][number];
type Point = Candidate["strengths"][number];

type ToolResult = { structuredContent?: Candidate; content?: { text?: string }[] };
type HostContext = { theme?: string };
type Initialized = {
  hostCapabilities?: { serverTools?: object; openLinks?: object };
  hostContext?: HostContext;
};

/** A request or a notification of the host, or its answer to a request of the card's. */
type HostMessage = {
  jsonrpc?: string;
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
};

const host = window.parent;
const card = document.getElementById("card") as HTMLElement;
const pending = new Map<
  HostMessage["id"],
  { resolve: (result: unknown) => void; reject: (error: Error) => void }
>();
let nextId = 1;
let shown: Candidate | null = null;
let canCall = false;
let canOpen = false;

window.addEventListener("message", ({ source, data }: MessageEvent<HostMessage | null>) => {
  if (source === host && data?.jsonrpc === "2.0") receive(data);
});
new ResizeObserver(reportSize).observe(document.body);
void start();

async function start() {
  const initialized = await ask<Initialized>("ui/initialize", {
    protocolVersion: "2026-01-26",
    appInfo: { name: "shortlist-candidate-card", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline"] },
  }).catch(() => null);
  if (!initialized) return;
  canCall = initialized.hostCapabilities?.serverTools !== undefined;
  canOpen = initialized.hostCapabilities?.openLinks !== undefined;
  applyTheme(initialized.hostContext);
  notify("ui/notifications/initialized", {});
}

function receive({ id, method, params, result, error }: HostMessage) {
  switch (method) {
    case undefined: {
      const request = pending.get(id);
      pending.delete(id);
      if (error) request?.reject(new Error("refused"));
      else request?.resolve(result);
      return;
    }
    case "ui/notifications/tool-result":
      return show(params as ToolResult | undefined);
    case "ui/notifications/host-context-changed":
      return applyTheme(params as HostContext | undefined);
    case "ui/notifications/tool-cancelled":
      return say("This was cancelled.");
    case "ui/resource-teardown":
    case "ping":
      if (id !== undefined) post({ id, result: {} });
      return;
    default:
      if (id !== undefined) post({ id, error: { code: -32601, message: "Method not found" } });
  }
}

function post(message: HostMessage) {
  host.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

function notify(method: string, params: object) {
  post({ method, params });
}

function ask<Result>(method: string, params: object): Promise<Result> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: (result) => resolve(result as Result), reject });
    post({ id, method, params });
  });
}

function reportSize() {
  notify("ui/notifications/size-changed", {
    width: document.body.scrollWidth,
    height: document.body.offsetHeight,
  });
}

function applyTheme(context: HostContext | undefined) {
  const theme = context?.theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}

function show(result: ToolResult | undefined) {
  const candidate = result?.structuredContent;
  if (!candidate?.applicationId) return say(result?.content?.[0]?.text ?? "There is nothing to show.");
  shown = candidate;
  card.replaceChildren(
    header(candidate),
    element("p", { textContent: candidate.summary }),
    ...section("Scores", candidate.scoringInsights.map(bar)),
    ...section(
      "Look at first",
      candidate.flags.map(({ message }) => element("p", { className: "warn", textContent: message })),
    ),
    ...section("Strengths", candidate.strengths.map(point)),
    ...section("Open points", candidate.focusPoints.map(point)),
    ...section("Culture fit", candidate.cultureFit.points.map(point)),
    ...section("Documents", [element("ul", {}, ...candidate.documents.map(file))]),
    actions(),
  );
}

function say(message: string) {
  card.replaceChildren(element("p", { className: "soft", textContent: message }));
}

function header({ name, headline, jobTitle, disposition, overall, scoreStatus }: Candidate) {
  return element(
    "header",
    {},
    element(
      "div",
      {},
      element("h1", { textContent: name }),
      element("div", {
        className: "soft",
        textContent: [headline, jobTitle, disposition].filter(Boolean).join(" · "),
      }),
    ),
    element("div", { id: "overall", textContent: overall === null ? scoreStatus : `${overall} / 100` }),
  );
}

const dimensions: Record<Score["dimension"], string> = {
  hard_skills: "Hard skills",
  soft_skills: "Soft skills",
  culture_fit: "Culture fit",
  team_fit: "Team fit",
};

function bar({ dimension, score, low, high }: Score) {
  const track = element("div", { className: "track" });
  if (score !== null) {
    const range = element("div", { className: "range" });
    const mark = element("div", { className: "mark" });
    range.style.left = `${low}%`;
    range.style.width = `${Math.max(1, Number(high) - Number(low))}%`;
    mark.style.left = `${score}%`;
    track.append(range, mark);
  }
  const label = dimensions[dimension];
  const value = score === null ? "not scored" : `${score} (${low}–${high})`;
  track.setAttribute("role", "img");
  track.setAttribute("aria-label", `${label}: ${value}`);
  return element(
    "div",
    { className: "bar" },
    element("span", { textContent: label }),
    track,
    element("small", { textContent: value }),
  );
}

function point({ criterion, verdict, adds, share, reason, question, evidence }: Point) {
  const title = `${criterion} · ${verdict.replace("_", " ")} · ${adds} of ${share}`;
  return element(
    "details",
    {},
    element("summary", { textContent: title }),
    element("p", { textContent: reason }),
    question ? element("p", {}, element("strong", { textContent: "To ask: " }), question) : "",
    ...evidence.map(({ quote, page }) =>
      element(
        "blockquote",
        {},
        element("span", { textContent: `“${quote}”` }),
        element("small", { textContent: ` page ${page}` }),
      ),
    ),
  );
}

function file({ fileName, problem }: Candidate["documents"][number]) {
  return element("li", { textContent: problem ? `${fileName}: ${problem}` : fileName });
}

function actions() {
  const nav = element("nav", {});
  if (canCall) nav.append(element("button", { textContent: "All evidence", onclick: showAllEvidence }));
  if (canOpen) nav.append(element("button", { textContent: "Open in Shortlist", onclick: openInShortlist }));
  return nav;
}

function showAllEvidence() {
  const { applicationId } = shown ?? {};
  ask<ToolResult>("tools/call", {
    name: "presentCandidate",
    arguments: { applicationId, detail: "detailed" },
  }).then(show, () => {});
}

function openInShortlist() {
  ask("ui/open-link", { url: shown?.url }).catch(() => {});
}

function section(title: string, items: Node[]) {
  return items.length === 0 ? [] : [element("h2", { textContent: title }), ...items];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}
