export const onPhone = process.env.LOOK === "phone";

/** LOOK=phone walks the paths of the browser tests on a phone, in dark: their full form, by command. */
export const look = onPhone
  ? { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" as const }
  : {};
