/** Letters lower or narrower than this, in points, are read by nobody. The smallest print that people read has 4. */
export const tinyPoints = 3;
