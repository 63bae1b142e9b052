import "../support/database";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { buildSync } from "esbuild";
import { type Browser, type FrameLocator, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openBrowser } from "../support/person-browser";
import { applicant, configuredJob, hiringTeam } from "../support/world";
import { ENDPOINT, agentOf, doorFor, fetchOf } from "./door";
import { markup } from "./apps-host/markup";
import { CANDIDATE_CARD, candidateCard } from "@/lib/doors/mcp/apps/candidate-card";
import { cardPage } from "@/lib/doors/mcp/apps/card-page";

let browser: Browser;
let client: Client;
let applicationId: string;
let page: Page;
let card: FrameLocator;
let reports: [string, unknown][];
let requested: string[];
let called: Parameters<Client["callTool"]>[0][];

const { outputFiles } = buildSync({
  entryPoints: ["tests/mcp/apps-host/page.ts"],
  bundle: true,
  write: false,
  format: "esm",
  target: "es2023",
});
const hostPage = `<!doctype html><script type="module">${outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>`;
/** The content security policy a host must enforce for a view that declares no domains. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'self'";

beforeAll(async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  applicationId = (await applicant(recruiter, job.id, { fullName: `Ada ${markup[0]}` })).id;
  client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const { serve } = doorFor(agentOf(recruiter));
  await client.connect(new StreamableHTTPClientTransport(new URL(ENDPOINT), { fetch: fetchOf(serve) }));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await client?.close();
});

/** Loads the server's view into its frame and waits until it is ready for a result. */
beforeEach(async () => {
  [reports, requested, called] = [[], [], []];
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on("dialog", (dialog) => {
    reports.push(["dialog", dialog.message()]);
    void dialog.dismiss();
  });
  await page.exposeFunction("report", (kind: string, detail: unknown) => void reports.push([kind, detail]));
  await page.exposeFunction("callServer", (params: Parameters<Client["callTool"]>[0]) => {
    called.push(params);
    return client.callTool(params);
  });
  const { contents } = await client.readResource({ uri: CANDIDATE_CARD });
  const [document] = contents;
  if (!document || !("text" in document)) throw new Error("The server returned no view.");
  await page.route("**", (route) => {
    const url = route.request().url();
    if (url === "https://host.example/") return route.fulfill({ contentType: "text/html", body: hostPage });
    const headers = { "content-security-policy": policy };
    if (url === "https://view.example/")
      return route.fulfill({ contentType: document.mimeType, headers, body: document.text });
    requested.push(url);
    return route.abort();
  });
  await page.goto("https://host.example/");
  card = page.frameLocator("iframe");
  await expect.poll(() => reports.map(([kind]) => kind)).toContain("initialized");
});

type Result = Awaited<ReturnType<Client["callTool"]>>;
const show = (result: object, args: object = {}) =>
  page.evaluate(
    async ([toolArguments, result]) => {
      await window.host.sendToolInput({ arguments: toolArguments });
      await window.host.sendToolResult(result);
    },
    [args as Record<string, unknown>, result as Result] as const,
  );
const detailsOf = (kind: string) => reports.filter(([each]) => each === kind).map(([, detail]) => detail);

const point = (criterion: string, words = "PostgreSQL") => ({
  criterion,
  verdict: "met",
  reason: `Because of ${words}`,
  question: `How long ${words}?`,
  evidence: [{ quote: `ran ${words} since 2015`, page: 2 }],
});
const presented = (words: string) => ({
  applicationId: "a1",
  name: words,
  headline: words,
  jobTitle: words,
  disposition: "active",
  scoreStatus: "scored",
  overall: 82.5,
  summary: words,
  url: "https://hire.example/a1",
  scoringInsights: [
    { dimension: "hard_skills", score: 82.5, low: 75, high: 90 },
    { dimension: "team_fit", score: null, low: null, high: null },
  ],
  flags: [{ kind: "hidden_text", message: words, quote: null }],
  strengths: [point("PostgreSQL", words)],
  focusPoints: [point(words)],
  cultureFit: { points: [point(words, words)] },
  documents: [{ fileName: words, problem: words }],
});

it("is the resource presentCandidate names, has the media type of MCP apps, and loads nothing external", async () => {
  const { tools } = await client.listTools();
  const named = tools.find(({ name }) => name === "presentCandidate");
  expect(named?._meta).toEqual({ ui: { resourceUri: CANDIDATE_CARD } });
  const read = await candidateCard.read({} as never, CANDIDATE_CARD, {});
  expect(read).toMatchObject({ uri: CANDIDATE_CARD, mimeType: "text/html;profile=mcp-app" });
  expect(cardPage).not.toMatch(/https?:|src=|@import|innerHTML|eval\(/);
  expect(detailsOf("initialized")).toEqual([{ availableDisplayModes: ["inline"] }]);
});

it("shows the server's data on a candidate, and calls tools and opens links through its host", async () => {
  const args = { applicationId };
  const result = await client.callTool({ name: "presentCandidate", arguments: args });
  await show(result, args);
  const name = `Ada ${markup[0]}`;
  expect(await card.getByRole("heading", { level: 1 }).textContent()).toBe(name);
  await card.getByRole("button", { name: "All evidence" }).click();
  const detailed = { name: "presentCandidate", arguments: { applicationId, detail: "detailed" } };
  await expect.poll(() => called).toEqual([detailed]);
  await card.getByRole("button", { name: "Open in Shortlist" }).click();
  await expect
    .poll(() => detailsOf("opened"))
    .toEqual([`http://localhost:3000/applications/${applicationId}`]);
  expect(await card.getByRole("heading", { level: 1 }).textContent()).toBe(name);
  expect(detailsOf("error")).toEqual([]);
  expect(requested).toEqual([]);
});

it("shows scores, reasons and quotes, resizes as details open, and follows its host's theme", async () => {
  await show({ structuredContent: presented("Ada Reyes"), content: [] });
  await card.getByText("82.5 / 100").waitFor();
  expect(await card.getByRole("img", { name: "Hard skills: 82.5 (75–90)" }).count()).toBe(1);
  const height = () => page.locator("iframe").evaluate((frame) => frame.clientHeight);
  const fits = () => card.locator("html").evaluate((html) => html.scrollHeight <= innerHeight);
  await expect.poll(fits).toBe(true);
  const closed = await height();
  const quote = card.locator("blockquote").first();
  expect(await quote.isVisible()).toBe(false);
  await card.getByText("PostgreSQL · met").click();
  expect(await quote.textContent()).toBe("“ran Ada Reyes since 2015” page 2");
  await expect.poll(height).toBeGreaterThan(closed);
  await card.getByText("PostgreSQL · met").click();
  await expect.poll(height).toBe(closed);
  expect(await card.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.evaluate(() => window.host.setHostContext({ theme: "light" }));
  await expect.poll(() => card.locator("html").getAttribute("data-theme")).toBe("light");
});

it("shows the message of a failed or cancelled call, and accepts teardown", async () => {
  await show({ isError: true, content: [{ type: "text", text: "Application not found." }] });
  await card.getByText("Application not found.").waitFor();
  await page.evaluate(() => window.host.sendToolCancelled({ reason: "The user stopped it" }));
  await card.getByText("This was cancelled.").waitFor();
  expect(await page.evaluate(() => window.host.teardownResource({}))).toEqual({});
});

it("renders a candidate's markup as text", async () => {
  for (const words of markup) {
    await show({ structuredContent: presented(words), content: [] });
    await expect.poll(() => card.getByRole("heading", { level: 1 }).textContent()).toBe(words);
    for (const summary of await card.locator("summary").all()) await summary.click();
    const quote = await card.locator("blockquote").first().textContent();
    expect(quote).toBe(`“ran ${words} since 2015” page 2`);
    // Only elements that the card itself creates.
    const tags = await card.locator("body *").evaluateAll((all) => all.map((each) => each.localName));
    expect([...new Set(tags)].sort().join(" "), words).toBe(
      "blockquote button details div h1 h2 header li main nav p script small span strong summary ul",
    );
    const active = card.locator("[onerror], [onload], [onclick], [href], [src], [srcdoc]");
    expect(await active.count(), words).toBe(0);
    expect([detailsOf("foreign"), detailsOf("dialog"), requested], words).toEqual([[], [], []]);
  }
  await page.waitForTimeout(100);
  expect([detailsOf("foreign"), detailsOf("dialog"), requested]).toEqual([[], [], []]);
});
