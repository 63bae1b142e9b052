// The arrows of docs/architecture.md: app → components, lib; doors → domains → access, events, db.
// scripts/cruise.ts runs this and refuses a run that has not read every source file.
const domains =
  "^lib/(applications|candidates|jobs|profile|scorecards|talent-pool|organizations|credits|agents|confirmations|audit|limits|mail|reporting-sql|evaluation|documents|ats|ai|uploads|approvals|blind-review|drafting|explanation|intake|states)/";
const doors = "^(app|components|lib/(mcp|inngest))/";
/** The program of the reading processes: a folder per format, and what chooses among them. */
const reader =
  "(docx|flowing|html|odt|pdf|picture|recognition|rtf|text)/|properties[.]ts|reading/(detect-format|main|read-bytes)[.]ts";
const node_modules = (names) => `(^|/)node_modules/(${names})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "language-knows-nobody",
      comment: "Words, dates and lines are the same whoever reads them.",
      severity: "error",
      from: { path: "^lib/language/" },
      to: { path: "^(app|components|lib|engine)/", pathNot: "^lib/language/" },
    },
    {
      name: "documents-are-read-in-processes-of-their-own",
      comment:
        "What a hostile file does to its reader happens to that process: no reader is loaded into the app.",
      severity: "error",
      from: { path: "^(app|components|lib|engine)/", pathNot: `^lib/documents/(${reader})` },
      to: { path: `^lib/documents/(${reader})` },
    },
    {
      name: "lib-never-imports-app",
      comment: "Rules do not know who asks.",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components|engine|scripts|tests)/" },
    },
    {
      name: "domain-knows-no-door",
      comment:
        "A use case is called by pages, tools and functions alike: it knows none of them, nor their frameworks.",
      severity: "error",
      from: { path: domains },
      to: {
        path: `^lib/(mcp|inngest)/|${node_modules("next|react|react-dom|inngest|@modelcontextprotocol/[^/]+")}`,
      },
    },
    {
      name: "doors-do-not-touch-the-database",
      comment: "Doors call use cases, which check permission and open the transaction.",
      severity: "error",
      from: { path: doors },
      to: { path: `^lib/db/|${node_modules("pg|@prisma/[^/]+")}` },
    },
    {
      name: "one-pool",
      comment: "Rows are reached through tenant, identity or relay, each of which sets PostgreSQL's wall.",
      severity: "error",
      from: { path: "^(lib|app|components)/", pathNot: "^lib/db/" },
      to: { path: "^lib/db/client\\.ts$" },
    },
    {
      name: "components-import-only-types-from-lib",
      comment: "What a component imports may end up in the browser.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^lib/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-do-not-know-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/" },
    },
    {
      name: "engine-knows-nothing-of-the-product",
      comment: "It speaks Inngest's protocol; Inngest can take its place at any time.",
      severity: "error",
      from: { path: "^engine/" },
      to: { path: "^(app|components|lib|scripts|tests)/" },
    },
    {
      name: "nothing-imports-the-engine",
      severity: "error",
      from: { path: "^(app|components|lib|scripts)/" },
      to: { path: "^engine/" },
    },
    {
      name: "product-does-not-know-its-tests",
      severity: "error",
      from: { path: "^(app|components|lib|engine|scripts|prisma)/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-development-dependency-in-production",
      severity: "error",
      // Routes of benchmarks are in no production build.
      from: { path: "^(app|components|lib|engine)/", pathNot: "[.]bench[.]ts$" },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: node_modules("@types/[^/]+"),
      },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules|^lib/[^/]+/generated" },
    exclude: { path: "^\\.next|^lib/[^/]+/generated" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts", ".json", ".css"],
    },
  },
};
