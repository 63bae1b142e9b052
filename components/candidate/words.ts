export const sourceWords = {
  upload: "Uploaded",
  ats: "ATS",
  employee: "Employee list",
} as const;

export const rediscoveredOptions = [
  ["yes", "Rediscovered"],
  ["no", "Not rediscovered"],
] as const;

export const internalOptions = [
  ["yes", "Internal"],
  ["no", "External"],
] as const;
