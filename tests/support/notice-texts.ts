/** What an organization writes in its public notice. */
export const noticeTexts = {
  contact: "privacy@acme.example",
  audit: null,
  texts: {
    en: { introduction: "We read every application.", data: "" },
    de: { introduction: "Wir lesen jede Bewerbung.", data: "" },
  },
};
