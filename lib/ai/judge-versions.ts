/** The embedded evaluator: its version is raised whenever the same dossier and criteria could be judged differently. */
export const embedded = { id: "embedded", version: "11" } as const;

/** Of how a model is asked: raised whenever the prompt, the schema or the reading of answers changes. */
export const promptVersion = "3";
