import * as z from "zod";
import { useCase } from "@/lib/access/use-case";

/** How a sign-in of this session's ended: null where it connected, and for one that is not known any more. */
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
