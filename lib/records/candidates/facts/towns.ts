import names from "@/lib/reading/language/generated/town-names.json";
import { fold } from "@/lib/reading/language/letters";

type Town = { country: string; names: string[] };

let byName: Map<string, Town[]> | undefined;

/** Towns by each of their names, the most populous first. */
function townsByName(): Map<string, Town[]> {
  if (byName) return byName;
  byName = new Map();
  for (const line of names.split("\n")) {
    const [country = "", ...folded] = line.split("|");
    const town = { country, names: folded };
    for (const name of folded) {
      const others = byName.get(name);
      if (others) others.push(town);
      else byName.set(name, [town]);
    }
  }
  return byName;
}

/**
 * The town of at least 20,000 inhabitants that a text names in any language, with its folded names in all of them and
 * its country's code: the most populous, or the most populous in one of `countries` if there are any. Null for others.
 */
export function townNamed(text: string, countries: readonly string[]): Town | null {
  const towns = townsByName().get(fold(text.trim())) ?? [];
  return towns.find(({ country }) => countries.length === 0 || countries.includes(country)) ?? null;
}
