/** Letters lower or narrower than this, in points, cannot be read. The smallest print that people read has 4. */
export const tinyPoints = 3;
