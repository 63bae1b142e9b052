/** How a language speaks of a person: names, homes, family, origin, age. */
export type PeopleWords = object;
