import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";

/** Why a sign-in of this session failed; null when it connected or is no longer stored. */
export const getLoginProblem = useCase({
  name: "getLoginProblem",
  permission: "organization:administer",
  input: z.object({ loginId: z.uuid(), sessionId: z.string() }),
  output: z.object({ problem: z.string().nullable() }),

  async run({ db }, { loginId, sessionId }) {
    const login = await db.atsLogin.findFirst({ where: { id: loginId, sessionId } });
    return { problem: login?.problem ?? null };
  },
});
