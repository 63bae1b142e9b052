/** FNV-1a of a text's UTF-16 units, as a signed 32-bit integer: fast and well distributed, not cryptographic. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
