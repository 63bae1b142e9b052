// The project's own rules for Oxlint (.oxlintrc.json).

/** A rule that reports every node matched by one of the selectors (ESQuery). */
const refuse = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Text, except for names that are the same in every language. */
const words = "/^(?!\\s*(?:Shortlist|OpenAI|Azure OpenAI|api-version)\\s*$).*[A-Za-zÀ-ÿ]/s";
const shown = "/^(?:aria-label|aria-description|title|placeholder|alt|label|hint|description)$/";

export default {
  meta: { name: "shortlist" },
  rules: {
    "no-unsafe-markup": refuse(
      "Candidates write what we show: text, never markup.",
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    ),
    "no-unsafe-sql": refuse(
      "Values go into SQL as parameters: $queryRaw`…`.",
      "MemberExpression[property.name=/^\\$(queryRaw|executeRaw)Unsafe$/]",
    ),
    "no-untranslated": refuse(
      "Texts of pages belong in messages/, in every language: const t = useWords(…).",
      `JSXText[value=${words}]`,
      `JSXAttribute[name.name=${shown}] > Literal[value=${words}]`,
      `JSXAttribute[name.name=${shown}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${words}]`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${words}]`,
    ),
  },
};
