// Oxlint's rules of this house (.oxlintrc.json).

/** A rule that refuses whatever one of the selectors (ESQuery) finds. */
const refuse = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Words, but for names that are the same in every language. */
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
      "Texts of pages stand in messages/, in every language: const t = useWords(…).",
      `JSXText[value=${words}]`,
      `JSXAttribute[name.name=${shown}] > Literal[value=${words}]`,
      `JSXAttribute[name.name=${shown}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${words}]`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${words}]`,
    ),
  },
};
