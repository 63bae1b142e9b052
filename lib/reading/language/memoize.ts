/** Caches the result of `make` for each object, for the object's lifetime. */
export function memoize<Key extends WeakKey, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const cache = new WeakMap<Key, Made>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, make(key));
    return cache.get(key)!;
  };
}

/**
 * Caches the result of `make` for up to `atMost` texts of at most `longest` characters. A full cache is cleared, so
 * that unusual documents cannot fill memory.
 */
export function memoizeText<Made>(
  atMost: number,
  make: (text: string) => Made,
  longest = Infinity,
): (text: string) => Made {
  const cache = new Map<string, Made>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = make(text);
    if (cache.size >= atMost) cache.clear();
    if (text.length <= longest) cache.set(text, result);
    return result;
  };
}
