import { quoted } from "./candidate-data";

/** One job, as listed in a suggestion. */
export const jobLine = ({ jobId, title, status }: { jobId: string; title: string; status: string }) =>
  `${quoted(title)} jobId ${jobId}${status === "open" ? "" : ` (${status})`}`;
