import { cardScript } from "../generated/card-script";

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1a1c20, #eceef2); --soft: light-dark(#5b6270, #a3abba);
  --line: light-dark(#dfe3ea, #353a45); --fill: light-dark(#2f6f4f, #6fc39b); --warn: light-dark(#9a4a00, #f0a95c); }
:root[data-theme="light"] { color-scheme: light; } :root[data-theme="dark"] { color-scheme: dark; }
body { margin: 0; padding: 16px; font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: transparent; }
h1 { font-size: 18px; margin: 0; } h2 { font-size: 13px; margin: 16px 0 6px; color: var(--soft); }
header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; }
#overall { font-size: 24px; font-weight: 600; white-space: nowrap; }
.soft, small { color: var(--soft); } .warn { color: var(--warn); }
.bar { display: grid; grid-template-columns: 90px 1fr 90px; gap: 8px; align-items: center; margin: 4px 0; }
.track { position: relative; height: 8px; border-radius: 4px; background: var(--line); }
.range { position: absolute; inset-block: 0; border-radius: 4px; background: var(--fill); opacity: .45; }
.mark { position: absolute; inset-block: -2px; width: 3px; border-radius: 2px; background: var(--fill); }
details { border-top: 1px solid var(--line); padding: 6px 0; } summary { cursor: pointer; }
blockquote { margin: 6px 0 6px 12px; padding-left: 10px; border-left: 3px solid var(--line); white-space: pre-wrap; }
ul { margin: 0; padding-left: 18px; } nav { display: flex; gap: 8px; margin-top: 14px; }
button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px;
  padding: 4px 10px; cursor: pointer; } button:focus-visible, summary:focus-visible { outline: 2px solid var(--fill); }
`;

/** One document that loads nothing. Text that candidates wrote is inserted as text, never as markup. */
export const cardPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Candidate</title>
<style>${style}</style></head>
<body><main id="card" aria-live="polite"><p class="soft">Waiting for the candidate…</p></main>
<script>${cardScript}</script></body>
</html>
`;
