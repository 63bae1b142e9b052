import type { ReadFile } from "../document.ts";
import { FlowingText } from "../flowing/flowing-text.ts";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import { RtfBody } from "./body.ts";
import { tokensOf } from "./tokens.ts";

/** Reads RTF. A file that ends inside a group has been cut short. @throws Unreadable */
export function readRtf(bytes: Uint8Array, limits: ReadLimits): ReadFile {
  const flowing = new FlowingText(limits);
  const body = new RtfBody(flowing);
  for (const token of tokensOf(Buffer.from(bytes).toString("latin1"))) {
    body.take(token);
    if (body.ended) break;
  }
  if (!body.ended) throw new Unreadable("corrupt");
  body.finish();
  return flowing.finish({ pictures: body.pictures, properties: body.properties });
}
