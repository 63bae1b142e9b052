/** In points; for formats without pages. */
export const a4 = { width: 595.3, height: 841.9 };
