import type { PeopleWords } from "../people-words";

export const people: PeopleWords = {};
