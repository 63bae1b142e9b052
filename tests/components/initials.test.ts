import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Initials } from "@/components/ui/initials";

const shown = (name: string) =>
  renderToStaticMarkup(createElement(Initials, { name })).replaceAll(/<[^>]*>/g, "");

test.each([
  ["Amara Lindqvist", "AL"],
  ["Élodie", "É"],
  ["Candidate 14", "14"],
  ["Candidate 1393 of the pool", "1393"],
  ["Person 15 ohne Namen", "15"],
  ["Person 7 des Talentpools, ohne Namen", "7"],
])("abbreviates %s to %s", (name, initials) => expect(shown(name)).toBe(initials));
