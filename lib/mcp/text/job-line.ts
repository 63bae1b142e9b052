import { quoted } from "./candidate-data";

/** A job as one that may be meant. */
export const jobLine = ({ jobId, title, status }: { jobId: string; title: string; status: string }) =>
  `${quoted(title)} jobId ${jobId}${status === "open" ? "" : ` (${status})`}`;
