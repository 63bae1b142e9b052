/** Points. For formats without pages of their own. */
export const a4 = { width: 595.3, height: 841.9 };
