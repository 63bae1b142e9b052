import { trimmedEnd } from "./letters";
import { cityNames } from "./everywhere/cities";
import { listedNames } from "./lists";

const cities = new Set(listedNames(cityNames));

/** Whether a folded text is the name of a large town: a header may say one without a country. */
export const isCity = (low: string) => cities.has(trimmedEnd(low, " ."));
