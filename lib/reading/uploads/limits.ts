/** Largest file that may be sent inside a tool call, before base64. */
export const inlineBytes = 3 * 1024 * 1024;
/** Largest file that may be PUT to an upload URL. */
export const uploadBytes = 20 * 1024 * 1024;
/** How long an upload URL is valid. */
export const addressMinutes = 15;
/** How long an uploaded file can be used. */
export const unusedHours = 24;
