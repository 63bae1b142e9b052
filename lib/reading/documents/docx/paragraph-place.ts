import { farthest, tinyPoints, widestMargin } from "../unseen.ts";
import { isOffPage } from "./floating-box.ts";

/** Formatting that affects the position of a paragraph, a row or a table; undefined where it is not set. */
export type ParagraphFrame = {
  /** Its lines are too low for legible letters. */
  squeezed?: boolean;
  /** It is outside the page. */
  away?: boolean;
  /** A table whose columns have their declared widths, whatever their content. */
  fixed?: boolean;
};
export type Attribute = (name: string) => string | undefined;

const twipsPerPoint = 20;
/** Points per hundredth of a character: a character is about half its size wide. */
const lettersPerHundred = 5.5 / 100;
const points = (twips: string | undefined) => (twips === undefined ? null : Number(twips) / twipsPerPoint);
const letters = (hundredths: string | undefined) => Number(hundredths ?? 0) * lettersPerHundred;
const isLow = (height: number | null, rule: string | undefined) =>
  rule === "exact" && height !== null && height < tinyPoints;
const isAway = (indent: number | null) => indent !== null && (indent < -widestMargin || indent > farthest);

/** Reads one formatting element of a paragraph, a row or a table into `place`. Lengths are in twips. */
export function readPlace(place: ParagraphFrame, local: string, attribute: Attribute): void {
  if (local === "spacing") place.squeezed = isLow(points(attribute("line")), attribute("lineRule"));
  if (local === "trHeight") place.squeezed = isLow(points(attribute("val")), attribute("hRule"));
  if (local === "ind") {
    const length = (...names: string[]) =>
      names.map((name) => points(attribute(name)) ?? letters(attribute(`${name}Chars`))).find(Boolean) ?? 0;
    const indent = length("left", "start");
    place.away = isAway(indent) || isAway(indent + length("firstLine") - length("hanging"));
  }
  if (local === "hidden") place.squeezed = true;
  if (local === "tblLayout") place.fixed = attribute("type") === "fixed";
  if (local === "tcW") place.squeezed = attribute("type") === "dxa" && isLow(points(attribute("w")), "exact");
  if (local === "tblInd") place.away = isAway(points(attribute("w")));
  if (local === "framePr" || local === "tblpPr") {
    const [x, y] = local === "framePr" ? ["x", "y"] : ["tblpX", "tblpY"];
    const anchors = local === "framePr" ? ["hAnchor", "vAnchor"] : ["horzAnchor", "vertAnchor"];
    place.away = isOffPage({
      left: points(attribute(x)),
      top: points(attribute(y)),
      width: points(attribute("w")) ?? 0,
      height: points(attribute("h")) ?? 0,
      fromPage: anchors.every((anchor) => attribute(anchor) === "page"),
    });
  }
}
