/** Works out what belongs to a thing once, and remembers it for as long as the thing lives. */
export function rememberFor<Key extends WeakKey, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

/**
 * Works out what belongs to a text once, and remembers it for so many texts of at most `longest` characters; then it
 * starts afresh, so that odd documents cannot fill memory.
 */
export function rememberTexts<Made>(
  atMost: number,
  make: (text: string) => Made,
  longest = Infinity,
): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const cached = made.get(text);
    if (cached !== undefined) return cached;
    const result = make(text);
    if (made.size >= atMost) made.clear();
    if (text.length <= longest) made.set(text, result);
    return result;
  };
}
