import { cuttableProxy } from "./cuttable-proxy";
import { messages } from "./pooler";

/**
 * A way to a database that collects the statements sent through it, with BEGIN, COMMIT and settings: their texts where
 * they are sent by text, else the name they were prepared under.
 */
export async function countedStatements(url: string) {
  const sent: string[] = [];
  const proxy = await cuttableProxy(url, () => {
    const texts = new Map<string, string>();
    const string = (body: Buffer, start = 0) => body.toString("utf8", start, body.indexOf(0, start));
    let bound = "";
    return messages(true, (type, body) => {
      if (type === "P") texts.set(string(body), string(body, body.indexOf(0) + 1));
      if (type === "B") bound = string(body, body.indexOf(0) + 1);
      if (type === "E") sent.push(texts.get(bound) ?? bound);
      if (type === "Q") sent.push(string(body));
    });
  });
  return { ...proxy, sent };
}
