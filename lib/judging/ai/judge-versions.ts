/** The version is raised whenever the embedded evaluator could judge the same dossier and criteria differently. */
export const embedded = { id: "embedded", version: "14" } as const;

/** Version of the judge's prompt: raised whenever the prompt, the schema or the parsing of answers changes. */
export const promptVersion = "6";
