// The arrows of docs/architecture.md: app → components, lib; in lib, doors → domains → access, events, db.
// scripts/cruise.ts runs this and refuses a run that has not read every source file.
/** Every room of lib/, by its wing: a room imports only from rooms named before it. */
const wings = {
  platform:
    "telemetry threads network security storage db mail access live events blind-review notices limits audit webhooks agents agent-tasks reporting-sql confirmations credits billing",
  reading: "language profile documents uploads",
  judging: "states scorecards ai drafting evaluation publishing",
  records: "self-reports jobs candidates ats",
  hiring:
    "notes explanation rights letters feedback search applications impact talent-pool intake reports organizations approvals",
  doors: "operating inngest mcp",
};
const rooms = Object.entries(wings).flatMap(([wing, names]) =>
  names.split(" ").map((name) => `${wing}/${name}`),
);
const inRooms = (names) => `^lib/(${names.join("|")})/`;
const doors = "^(app|components|lib/doors/(mcp|inngest))/";
/** The program of the reading processes: a folder per format, and the files that choose among them. */
const reader =
  "(docx|flowing|html|layout|odt|pdf|picture|recognition|rtf|text)/|properties[.]ts|reading/(main|read-bytes)[.]ts";
/** Rules that read texts of strangers. */
const textRules =
  "^lib/(judging/(ai/embedded/(draft|structure-job|embedded-judge|work-styles)|drafting/needs-of-trade|evaluation/(identity|assess-dossier|dossier|hold-to-facts|prepare|quotes))|reading/(profile/(parse-profile|reading)|language/job-title)|records/candidates/withheld/mask|hiring/letters/read-mail)[/.]";
const node_modules = (names) => `(^|/)node_modules/(${names})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that import each other are one module, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "folders-depend-one-way",
      comment: "The same for folders: move what both of them need into one of them.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...rooms.slice(0, -1).map((room, at) => ({
      name: "rooms-depend-one-way",
      comment: "Type imports count too: rooms that import each other are one room.",
      severity: "error",
      from: { path: inRooms([room]) },
      to: { path: inRooms(rooms.slice(at + 1)) },
    })),
    {
      name: "every-room-has-its-place",
      comment: "Add a new room to the order above.",
      severity: "error",
      from: { path: "^lib/[^/]+/", pathNot: inRooms(rooms) },
      to: {},
    },
    {
      name: "what-stands-outside-rooms-knows-none",
      comment: "Every room may import the environment, errors and the log, so these import no room.",
      severity: "error",
      from: { path: "^lib/[^/]+$" },
      to: { path: "^lib/[^/]+/" },
    },
    {
      name: "documents-are-read-in-processes-of-their-own",
      comment: "A hostile file can only harm the process that reads it: no reader is loaded into the app.",
      severity: "error",
      from: { path: "^(app|components|lib|engine)/", pathNot: `^lib/reading/documents/(${reader})` },
      to: { path: `^lib/reading/documents/(${reader})` },
    },
    {
      name: "texts-of-strangers-are-read-in-threads",
      comment:
        "A clock can end a text thread, not the app: call the functions of in-thread.ts. Scripts and tests may call the rules themselves.",
      severity: "error",
      from: {
        path: "^(app|lib)/",
        pathNot: `${textRules}|^lib/(doors/operating/text-program|judging/(ai/embedded|evaluation/(flags|work-styles|evaluate-text|abstention))|reading/profile|records/candidates/work-styles|hiring/talent-pool/(index/candidate-terms|search/(match|excerpt)))`,
      },
      to: { path: textRules, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "lib-never-imports-app",
      comment: "Domain rules do not depend on their callers.",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components|engine|scripts|tests)/" },
    },
    {
      name: "domain-knows-no-door",
      comment:
        "Pages, tools and functions call the same use cases, which import none of them, nor their frameworks.",
      severity: "error",
      // access reads the request, and events use the engine's format.
      from: { path: "^lib/", pathNot: "^lib/(platform/(access|events)|doors/(mcp|inngest))/" },
      to: {
        path: `^lib/doors/(mcp|inngest)/|${node_modules("next|react|react-dom|inngest|@modelcontextprotocol/[^/]+")}`,
      },
    },
    {
      name: "doors-do-not-touch-the-database",
      comment: "Doors call use cases, which check permission and open the transaction.",
      severity: "error",
      from: { path: doors },
      to: { path: `^lib/platform/db/|${node_modules("pg|@prisma/[^/]+")}` },
    },
    {
      name: "one-pool",
      comment:
        "Rows are reached through tenant, identity or relay, each of which applies row-level security.",
      severity: "error",
      from: { path: "^(lib|app|components)/", pathNot: "^lib/platform/db/" },
      to: { path: "^lib/platform/db/client\\.ts$" },
    },
    {
      name: "acts-are-use-cases",
      comment:
        "Use cases open the transactions of acts. These open their own: a person's first steps into an organization, administrators' commands across organizations, what runs before a caller is known, files and tokens on their way in, and the two writes that follow very many calls.",
      severity: "error",
      from: {
        path: "^lib/",
        pathNot:
          "^lib/(platform/(db/|access/use-case|audit/record-agent-call|live/change-counts)|hiring/organizations/(accept-invitation|welcome-owned)|doors/operating/|reading/uploads/(receive-upload|incoming-file)|records/ats/(webhooks/|login/|open-connector|sync/fetch/))",
      },
      to: { path: "^lib/platform/db/tenant[.]ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-import-only-types-from-lib",
      comment:
        "What a component imports may end up in the browser. The three exceptions compute in the browser too: shares, letter previews and who can be evaluated again.",
      severity: "error",
      from: { path: "^components/" },
      to: {
        path: "^lib/",
        pathNot:
          "^lib/(judging/(scorecards/(shares|skills-after-rename)|states/states)|hiring/letters/fill-in)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "messages-are-data",
      severity: "error",
      from: { path: "^messages/" },
      to: { path: "^(app|components|lib|engine|scripts|tests)/" },
    },
    {
      name: "components-do-not-know-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/" },
    },
    {
      name: "engine-knows-nothing-of-the-product",
      comment: "It speaks Inngest's protocol, so that Inngest can replace it at any time.",
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
      from: { path: "^(app|components|lib|engine)/" },
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
    doNotFollow: { path: "node_modules|^lib/[^/]+/[^/]+/generated" },
    exclude: { path: "^\\.next|^lib/[^/]+/[^/]+/generated" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts", ".json", ".css"],
    },
  },
};
