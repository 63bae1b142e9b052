export const onPhone = process.env.LOOK === "phone";

/** LOOK=phone runs the browser tests with a phone viewport in dark mode: their full form, run on demand. */
export const look = onPhone
  ? { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" as const }
  : {};
