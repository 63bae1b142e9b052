import { type AnyNode, type Element, hasChildren, isComment, isTag, isText } from "domhandler";

/** Attributes whose text a browser does not show on the page. */
const textAttributes = ["alt", "title", "aria-label", "aria-description"];
/** Comments that only mark a section of the source: "End of document". */
const sectionMark = /^\W*(?:begin|start|end)\b[^.:\n]{0,30}$/i;

/** The text directly inside an element. */
export const ownText = ({ children }: Element) =>
  children.map((child) => (isText(child) ? child.data : "")).join("");

/** Texts of a page that it does not show: title, descriptions, comments, alternative texts of pictures. */
export function pageProperties(nodes: readonly AnyNode[]): string[] {
  const texts: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isComment(node) && !sectionMark.test(node.data)) texts.push(node.data);
    if (hasChildren(node)) for (const child of node.children.toReversed()) waiting.push(child);
    if (!isTag(node)) continue;
    const { name, attribs } = node;
    if (name === "title") texts.push(ownText(node));
    if (name === "meta") texts.push(attribs.content ?? "");
    texts.push(...textAttributes.map((attribute) => attribs[attribute] ?? ""));
  }
  return texts;
}
