import type { Dossier } from "@/lib/evaluation/evaluation";
import { findConcepts } from "../text/concepts";
import { readWords } from "../text/words";
import { type Line, readLines } from "./lines";
import { type DatedRole, readRoles, yearsOf } from "./roles";

/** A dossier read once, so that judging many criteria or many jobs repeats no work. */
export type Reading = {
  lines: Line[];
  roles: DatedRole[];
  /** Where each word or concept stands: line numbers, ascending, each once. */
  places: Map<string, number[]>;
  /** Years in dated roles, overlaps merged; 0 without dated roles. */
  years: number;
};

/** More places than this say nothing new about a word. */
const mostPlaces = 60;

/** Reads a dossier's text and answers. Roles that still run end at `asOf`. */
export function readDossier(dossier: Dossier, asOf: Date): Reading {
  const lines = readLines(dossier);
  const roles = readRoles(lines, asOf);
  const places = new Map<string, number[]>();
  const place = (key: string, line: number) => {
    const at = places.get(key);
    if (!at) places.set(key, [line]);
    else if (at.at(-1) !== line && at.length < mostPlaces) at.push(line);
  };
  for (const [number, line] of lines.entries()) {
    const words = readWords(line.text);
    for (const { key } of words) place(key, number);
    for (const { concept } of findConcepts(words)) {
      place(concept.key, number);
      for (const general of concept.implies) place(general.key, number);
    }
  }
  return { lines, roles, places, years: yearsOf(roles) };
}
