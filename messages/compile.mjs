import compile from "icu-minify/compile";

/** A catalogue of ICU messages, JSON, with each message in the compiled form that `icu-minify/format` takes. */
export function compileCatalogue(/** @type {string} */ source) {
  const messages = Object.entries(JSON.parse(source)).map(([key, message]) => [key, compile(message)]);
  return JSON.stringify(Object.fromEntries(messages));
}

/** The same as a loader of the bundler: a module whose default is the catalogue. */
export default (/** @type {string} */ source) => `export default ${compileCatalogue(source)};`;
