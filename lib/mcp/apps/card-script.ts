/**
 * The card's own program. It speaks to its host by messages (ui/initialize, then the call's result) and builds the
 * card with textContent only. Kept as text because it runs in the host's frame and never here.
 */
export const cardScript = `
"use strict";
const host = window.parent;
const waiting = new Map();
let next = 1, shown = null, canCall = false, canOpen = false;

const notify = (method, params) => host.postMessage({ jsonrpc: "2.0", method, params }, "*");
const ask = (method, params) => new Promise((resolve, reject) => {
  const id = next++;
  waiting.set(id, { resolve, reject });
  host.postMessage({ jsonrpc: "2.0", id, method, params }, "*");
});

window.addEventListener("message", ({ source, data }) => {
  if (source !== host || !data || data.jsonrpc !== "2.0") return;
  if (data.method === undefined) {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (call) data.error ? call.reject(new Error("refused")) : call.resolve(data.result);
  } else if (data.method === "ui/notifications/tool-result") show(data.params);
  else if (data.method === "ui/notifications/host-context-changed") dress(data.params);
  else if (data.method === "ui/notifications/tool-cancelled") say("This was cancelled.");
  else if (data.id !== undefined) {
    const known = data.method === "ui/resource-teardown" || data.method === "ping";
    const answer = known ? { result: {} } : { error: { code: -32601, message: "Method not found" } };
    host.postMessage({ jsonrpc: "2.0", id: data.id, ...answer }, "*");
  }
});

function dress(context) {
  const theme = context && context.theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}

const el = (name, props, ...inside) => {
  const made = Object.assign(document.createElement(name), props);
  made.append(...inside.filter((each) => each !== null && each !== undefined));
  return made;
};
const text = (value) => (value === null || value === undefined ? "–" : String(value));
const words = { hard_skills: "Hard skills", soft_skills: "Soft skills", culture_fit: "Culture fit", team_fit: "Team fit" };

function bar({ dimension, score, low, high }) {
  const track = el("div", { className: "track" });
  if (score !== null) {
    const range = el("div", { className: "range" }), mark = el("div", { className: "mark" });
    range.style.left = low + "%"; range.style.width = Math.max(1, high - low) + "%"; mark.style.left = score + "%";
    track.append(range, mark);
  }
  const told = score === null ? "not scored" : score + " (" + low + "–" + high + ")";
  track.setAttribute("role", "img");
  track.setAttribute("aria-label", (words[dimension] || dimension) + ": " + told);
  return el("div", { className: "bar" }, el("span", { textContent: words[dimension] || dimension }), track, el("small", { textContent: told }));
}

function point(each) {
  const quotes = (each.evidence || []).map((found) => el("blockquote", {},
    el("span", { textContent: "“" + found.quote + "”" }), el("small", { textContent: " page " + found.page })));
  return el("details", {},
    el("summary", { textContent: each.criterion + " · " + String(each.verdict || "").replace("_", " ") + " · " + each.adds + " of " + each.share }),
    el("p", { textContent: text(each.reason) }),
    each.question ? el("p", {}, el("strong", { textContent: "To ask: " }), each.question) : null,
    ...quotes);
}

const section = (title, items) => items.length === 0 ? [] : [el("h2", { textContent: title }), ...items];

const card = document.getElementById("card");
const say = (words) => card.replaceChildren(el("p", { className: "soft", textContent: text(words) }));

function show(result) {
  const c = result && result.structuredContent;
  if (!c || !c.applicationId) {
    const said = result && Array.isArray(result.content) && result.content[0] ? result.content[0].text : "There is nothing to show.";
    return say(said);
  }
  shown = c;
  const overall = c.overall === null ? c.scoreStatus : c.overall + " / 100";
  card.replaceChildren(
    el("header", {},
      el("div", {}, el("h1", { textContent: c.name }), el("div", { className: "soft", textContent: [c.headline, c.jobTitle, c.disposition].filter(Boolean).join(" · ") })),
      el("div", { id: "overall", textContent: overall })),
    el("p", { textContent: text(c.summary) }),
    ...section("Scores", (c.scoringInsights || []).map(bar)),
    ...section("Look at first", (c.flags || []).map((flag) => el("p", { className: "warn", textContent: flag.message }))),
    ...section("Strengths", (c.strengths || []).map(point)),
    ...section("Open points", (c.focusPoints || []).map(point)),
    ...section("Culture fit", ((c.cultureFit && c.cultureFit.points) || []).map(point)),
    ...section("Documents", [el("ul", {}, ...(c.documents || []).map((file) =>
      el("li", { textContent: file.fileName + (file.problem ? ": " + file.problem : "") })))]),
    el("nav", {},
      canCall ? el("button", { textContent: "All evidence", onclick: all }) : null,
      canOpen ? el("button", { textContent: "Open in Shortlist", onclick: open }) : null));
}

const all = () => ask("tools/call", { name: "presentCandidate", arguments: { applicationId: shown.applicationId, detail: "detailed" } })
  .then(show, () => {});
const open = () => ask("ui/open-link", { url: shown.url }).catch(() => {});

new ResizeObserver(() => notify("ui/notifications/size-changed", {
  width: document.body.scrollWidth, height: document.body.offsetHeight })).observe(document.body);
ask("ui/initialize", { protocolVersion: "2026-01-26", appInfo: { name: "shortlist-candidate-card", version: "1.0.0" }, appCapabilities: { availableDisplayModes: ["inline"] } })
  .then((started) => {
    const can = (started && started.hostCapabilities) || {};
    canCall = can.serverTools !== undefined;
    canOpen = can.openLinks !== undefined;
    dress(started && started.hostContext);
    notify("ui/notifications/initialized", {});
  }, () => {});
`;
