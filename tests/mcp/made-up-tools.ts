import * as z from "zod";
import { catalogueOf } from "@/lib/doors/mcp/catalogue";
import { type Answer, type Tool, listed, reads } from "@/lib/doors/mcp/tool";
import type { Exchange } from "@/lib/doors/mcp/exchange";

/** A catalogue of one tool, which runs the given function. */
export function catalogueWith(run: (exchange: Exchange) => Promise<Answer>) {
  const described = { name: "madeUp", title: "Made up", description: "For a test.", safety: reads };
  const input = z.object({ word: z.string().optional() });
  const made: Tool = { ...listed(described, input, z.object({})), permission: "job:read", run };
  return catalogueOf([made]);
}
