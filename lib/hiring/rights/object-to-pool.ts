import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { leavePool } from "@/lib/records/candidates/opt-out";
import { holderOf } from "./own-link";

/** A candidate's objection to being proposed for other jobs. Their applications continue. Repeating it changes nothing. */
export const objectToPool = useCase({
  name: "objectToPool",
  permission: "candidate:self",
  input: z.object({ token: z.string().max(200) }),

  async run(ctx, { token }) {
    await leavePool(ctx, await holderOf(ctx, token));
  },
});
