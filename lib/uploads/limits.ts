/** Largest file that may come inside a tool call, before base64. */
export const inlineBytes = 3 * 1024 * 1024;
/** Largest file that may be PUT to an upload address. */
export const uploadBytes = 20 * 1024 * 1024;
/** How long an upload address works. */
export const addressMinutes = 15;
/** How long an uploaded file waits to be used. */
export const unusedHours = 24;
