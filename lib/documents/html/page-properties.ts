import { type AnyNode, hasChildren, isComment, isTag, isText } from "domhandler";

/** Attributes a browser shows to nobody who only looks. */
const speaking = ["alt", "title", "aria-label", "aria-description"];
/** How whoever writes pages marks their parts: "End of document". */
const sectionMark = /^\W*(?:begin|start|end)\b[^.:\n]{0,30}$/i;

/** What a page says beside what it shows: title, descriptions, comments, texts that stand in for pictures. */
export function pageProperties(nodes: readonly AnyNode[]): string[] {
  const texts: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isComment(node) && !sectionMark.test(node.data)) texts.push(node.data);
    if (hasChildren(node)) for (const child of node.children.toReversed()) waiting.push(child);
    if (!isTag(node)) continue;
    const { name, attribs } = node;
    if (name === "title")
      texts.push(node.children.map((child) => (isText(child) ? child.data : "")).join(""));
    if (name === "meta") texts.push(attribs.content ?? "");
    texts.push(...speaking.map((attribute) => attribs[attribute] ?? ""));
  }
  return texts;
}
