export const jobStatusWords = { open: "Open", on_hold: "On hold", closed: "Closed" } as const;

export const employmentWords = {
  full_time: "Full time",
  part_time: "Part time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",
} as const;
