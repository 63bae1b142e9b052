import js from "@eslint/js";
import next from "@next/eslint-plugin-next";
import { defineConfig, globalIgnores } from "eslint/config";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

const typed = [
  "app/**",
  "components/**",
  "lib/**",
  "engine/**",
  "scripts/**",
  "messages/**",
  "prisma/**",
  "tests/**",
].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]);

const unsafe = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Candidates write what we show: text, never markup.",
  },
  {
    selector: "MemberExpression[property.name=/^\\$(queryRaw|executeRaw)Unsafe$/]",
    message: "Values go into SQL as parameters: $queryRaw`…`.",
  },
];

/** Words, but for names that are the same in every language. */
const words = "/^(?!\\s*(?:Shortlist|OpenAI|Azure OpenAI|api-version)\\s*$).*[A-Za-zÀ-ÿ]/s";
const shown = "/^(?:aria-label|aria-description|title|placeholder|alt|label|hint|description)$/";
const untranslated = [
  `JSXText[value=${words}]`,
  `JSXAttribute[name.name=${shown}] > Literal[value=${words}]`,
  `JSXAttribute[name.name=${shown}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${words}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${words}]`,
].map((selector) => ({
  selector,
  message: "Texts of pages stand in messages/, in every language: const t = useWords(…).",
}));

export default defineConfig(
  globalIgnores([
    "**/.next*/**",
    "tools/**",
    ".data/**",
    "lib/*/generated/**",
    "next-env.d.ts",
    "samples/**",
    "test-results/**",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  { files: typed, extends: [ts.configs.recommendedTypeCheckedOnly] },
  {
    files: typed,
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      // `async` without `await` is how a function keeps the shape its interface asks for.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  {
    rules: {
      // TypeScript holds these itself, for every file.
      "no-undef": "off",
      "no-unused-vars": "off",
      // Texts from outside have control characters, which are looked for.
      "no-control-regex": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-restricted-syntax": ["error", ...unsafe],
    },
  },
  {
    // lib/log.ts and engine/log.ts know what may be written and how; everything else goes through them.
    files: ["app/**", "components/**", "lib/**", "engine/**"],
    ignores: ["lib/log.ts", "engine/log.ts"],
    rules: { "no-console": "error" },
  },
  {
    files: ["lib/**"],
    ignores: ["lib/env.ts", "lib/log.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "lib/env.ts reads the environment, once, and checks it.",
        },
      ],
    },
  },
  {
    files: ["app/**", "components/**"],
    extends: [hooks.configs.flat.recommended, next.configs["core-web-vitals"]],
  },
  {
    files: ["app/**", "components/**"],
    // What only developers see.
    ignores: ["app/dev/**"],
    rules: { "no-restricted-syntax": ["error", ...unsafe, ...untranslated] },
  },
  {
    files: ["tests/**"],
    rules: {
      // How Playwright is told that a test takes no fixture.
      "no-empty-pattern": "off",
      // expect(client.method) and the shapes of foreign JSON.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-base-to-string": "off",
      // Looking past the wall, table by table.
      "no-restricted-syntax": "off",
    },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs" },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
