import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Makes somebody with an account a service administrator, or ends that. Nobody ends their own. */
export const setAdministrator = flow({
  name: "setAdministrator",
  permission: "service:operate",
  input: z.object({ email: z.string().trim().toLowerCase().pipe(z.email()), administrator: z.boolean() }),
  output: z.object({ name: z.string() }),

  run: (actor, { email, administrator }) =>
    identityDb.$transaction(async (db) => {
      // All of them: of two who end each other at once the second is none any more, so that one stays.
      await db.$queryRaw`
        SELECT 1 FROM "User" WHERE "serviceAdministrator" OR email = ${email} ORDER BY id FOR NO KEY UPDATE`;
      const own = actor.kind === "member" ? await db.user.findUnique({ where: { id: actor.id } }) : null;
      if (own && !own.serviceAdministrator) throw forbidden("You are not a service administrator any more.");
      const user = await db.user.findUnique({ where: { email } });
      if (!user) throw notFound("An account of this address");
      if (user.id === actor.id) throw conflict("Another administrator has to end yours.");
      if (user.serviceAdministrator === administrator)
        throw conflict(
          administrator
            ? "They are a service administrator already."
            : "They are not a service administrator.",
        );
      if (administrator && !user.emailVerified)
        throw conflict("They have not confirmed that the address is theirs.");
      await db.user.update({ where: { id: user.id }, data: { serviceAdministrator: administrator } });
      const act = administrator ? sentence("administrator made") : sentence("administrator unmade");
      await recordAct(actor, { act, subjectId: user.id }, db);
      return { name: user.name };
    }),
});
