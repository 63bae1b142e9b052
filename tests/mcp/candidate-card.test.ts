import "../support/database";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ensureBrowser, findBrowser } from "../../scripts/browser";
import { CANDIDATE_CARD, candidateCard } from "@/lib/mcp/apps/candidate-card";
import { cardPage } from "@/lib/mcp/apps/card-page";
import { presentCandidateTool } from "@/lib/mcp/tools/present-candidate";

let browser: Browser;
let page: Page;
let card: FrameLocator;

beforeAll(async () => {
  ensureBrowser();
  browser = await chromium.launch({ executablePath: findBrowser()?.executablePath });
});
afterAll(() => browser?.close());

type Message = { id?: number; method?: string; params?: Record<string, unknown> };
const heard = () => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);

/** What a host does: a sandboxed frame, an answer to ui/initialize, and the result once the view is ready. */
async function hostOf(result: object) {
  await page.setContent(
    `<iframe id="view" sandbox="allow-scripts" style="width:600px;height:800px"></iframe>`,
  );
  await page.evaluate(
    ({ html, shown }) => {
      const frame = document.getElementById("view") as HTMLIFrameElement;
      const all: Message[] = [];
      Object.assign(window, { heard: all });
      const send = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: "2.0", ...message }, "*");
      window.addEventListener("message", ({ data }: MessageEvent<Message>) => {
        all.push(data);
        if (data.method === "ui/initialize")
          send({
            id: data.id,
            result: {
              protocolVersion: "2026-01-26",
              hostInfo: { name: "test", version: "1" },
              hostCapabilities: { serverTools: {}, openLinks: {} },
              hostContext: { theme: "dark" },
            },
          });
        else if (data.method === "ui/notifications/initialized")
          send({ method: "ui/notifications/tool-result", params: shown });
        else if (data.method === "tools/call")
          send({
            id: data.id,
            result: { structuredContent: { ...shown.structuredContent, summary: "All of it." } },
          });
      });
      frame.srcdoc = html;
    },
    { html: cardPage, shown: result as { structuredContent: object } },
  );
  card = page.frameLocator("#view");
}

const hostile = `<img src=x onerror="parent.postMessage({method:'owned'},'*')">`;
const point = (criterion: string) => ({
  ...{ criterion, verdict: "met", reason: `Because ${hostile}`, question: "How long?" },
  evidence: [{ quote: `ran ${hostile} since 2015`, page: 2 }],
});
const presented = {
  ...{
    applicationId: "a1",
    name: `Ada ${hostile}`,
    headline: "Engineer",
    jobTitle: "Backend",
    disposition: "active",
  },
  ...{
    scoreStatus: "scored",
    overall: 82.5,
    summary: "Seven years of PostgreSQL.",
    url: "https://hire.example/a1",
  },
  scoringInsights: [
    { dimension: "hard_skills", score: 82.5, low: 75, high: 90 },
    { dimension: "team_fit", score: null, low: null, high: null },
  ],
  flags: [{ kind: "hidden_text", message: "There is hidden text.", quote: null }],
  ...{ strengths: [point("PostgreSQL")], focusPoints: [point("Mentoring")], cultureFit: { points: [] } },
  documents: [{ fileName: "ada.pdf", problem: null }],
};

beforeEach(async () => {
  page = await browser.newPage();
});

it("is what presentCandidate names, of the media type hosts look for, and loads nothing", async () => {
  expect(presentCandidateTool.listing._meta).toEqual({ ui: { resourceUri: CANDIDATE_CARD } });
  const read = await candidateCard.read({} as never, CANDIDATE_CARD, {});
  expect(read).toMatchObject({ uri: CANDIDATE_CARD, mimeType: "text/html;profile=mcp-app" });
  expect(cardPage).not.toMatch(/https?:|src=|@import|innerHTML|eval\(/);
});

it("shows scores, reasons and quotes, and takes a candidate's words for text", async () => {
  await hostOf({ structuredContent: presented, content: [] });
  await card.getByText("82.5 / 100").waitFor();
  expect(await card.getByRole("heading", { level: 1 }).textContent()).toBe(`Ada ${hostile}`);
  expect(await card.getByRole("img", { name: "Hard skills: 82.5 (75–90)" }).count()).toBe(1);
  const quote = card.locator("blockquote").first();
  expect(await quote.isVisible()).toBe(false);
  await card.getByText("PostgreSQL · met").click();
  expect(await quote.textContent()).toBe(`“ran ${hostile} since 2015” page 2`);
  expect(await quote.isVisible()).toBe(true);
  expect(await card.locator("img").count()).toBe(0);
  expect((await heard()).filter(({ method }) => method === "owned")).toEqual([]);
  expect(await card.locator("html").getAttribute("data-theme")).toBe("dark");
});

it("asks its host for everything, and for the page", async () => {
  await hostOf({ structuredContent: presented, content: [] });
  await card.getByRole("button", { name: "All evidence" }).click();
  await card.getByText("All of it.").waitFor();
  await card.getByRole("button", { name: "Open in Shortlist" }).click();
  await expect.poll(async () => (await heard()).map(({ method }) => method)).toContain("ui/open-link");
  const asked = await heard();
  expect(asked.find(({ method }) => method === "tools/call")?.params).toEqual({
    name: "presentCandidate",
    arguments: { applicationId: "a1", detail: "detailed" },
  });
  expect(asked.find(({ method }) => method === "ui/open-link")?.params).toEqual({
    url: "https://hire.example/a1",
  });
  expect(asked.some(({ method }) => method === "ui/notifications/size-changed")).toBe(true);
});

it("says what a failed call said", async () => {
  await hostOf({ isError: true, content: [{ type: "text", text: "Application not found." }] });
  await card.getByText("Application not found.").waitFor();
});
