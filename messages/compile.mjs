import compile from "icu-minify/compile";

/** Compiles a JSON catalogue of ICU messages to the form that `icu-minify/format` takes. */
export function compileCatalogue(/** @type {string} */ source) {
  const messages = Object.entries(JSON.parse(source)).map(([key, message]) => [key, compile(message)]);
  return JSON.stringify(Object.fromEntries(messages));
}

/** Bundler loader: a module with the compiled catalogue as its default export. */
export default (/** @type {string} */ source) => `export default ${compileCatalogue(source)};`;
