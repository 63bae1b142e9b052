/** Largest request: a file of 3 MB in base64, and room for the rest. */
export const MAX_REQUEST_BYTES = 4.5 * 1024 * 1024;
