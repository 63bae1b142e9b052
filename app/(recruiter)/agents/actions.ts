"use server";

import type * as z from "zod";
import { changeAgent } from "@/lib/platform/agents/change-agent";
import { disconnectAgent } from "@/lib/platform/agents/disconnect-agent";
import { runAct } from "../run-act";

export const disconnect = async (grantId: string) => runAct((actor) => disconnectAgent(actor, { grantId }));

export const change = async (grantId: string, chosen: Omit<z.input<typeof changeAgent.input>, "grantId">) =>
  runAct((actor) => changeAgent(actor, { grantId, ...chosen }));
