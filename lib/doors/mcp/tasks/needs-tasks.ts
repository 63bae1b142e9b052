import {
  CLIENT_CAPABILITIES_META_KEY,
  MissingRequiredClientCapabilityError,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import type { Message } from "../http/message";
import { rpcError } from "../http/refusal";
import { TASKS } from "./protocol";

/** The error for a request that must declare the tasks extension and does not. */
export const needsTasks = () =>
  new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });

const Declares = z.looseObject({
  _meta: z.looseObject({
    [CLIENT_CAPABILITIES_META_KEY]: z.looseObject({ extensions: z.looseObject({ [TASKS]: z.object({}) }) }),
  }),
});
const AsksForTasks = z.looseObject({ notifications: z.looseObject({ taskIds: z.array(z.unknown()) }) });

/**
 * Rejects a subscription to tasks whose request does not declare the extension. Others are acknowledged without
 * task ids, because nothing is pushed: clients poll a task's status.
 */
export function subscriptionProblem({ method, id, params }: Message): Response | null {
  if (method !== "subscriptions/listen" || !AsksForTasks.safeParse(params).success) return null;
  if (Declares.safeParse(params).success) return null;
  const { code, message, data } = needsTasks();
  return rpcError(code, message, id, data);
}
