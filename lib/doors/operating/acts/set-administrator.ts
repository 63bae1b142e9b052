import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Makes a user a service administrator, or revokes that. Administrators cannot revoke their own role. */
export const setAdministrator = flow({
  name: "setAdministrator",
  permission: "service:operate",
  input: z.object({ email: z.string().trim().toLowerCase().pipe(z.email()), administrator: z.boolean() }),
  output: z.object({ name: z.string() }),

  run: (actor, { email, administrator }) =>
    identityDb.$transaction(async (db) => {
      // Lock all administrators: if two revoke each other concurrently, the second is refused, so that one remains.
      await db.$queryRaw`
        SELECT 1 FROM "User" WHERE "serviceAdministrator" OR email = ${email} ORDER BY id FOR NO KEY UPDATE`;
      const own = actor.kind === "member" ? await db.user.findUnique({ where: { id: actor.id } }) : null;
      if (own && !own.serviceAdministrator) throw forbidden("You are no longer a service administrator.");
      const user = await db.user.findUnique({ where: { email } });
      if (!user) throw notFound("Account with this address");
      if (user.id === actor.id) throw conflict("Another administrator has to remove you.");
      if (user.serviceAdministrator === administrator)
        throw conflict(
          administrator
            ? "They are already a service administrator."
            : "They are not a service administrator.",
        );
      if (administrator && !user.emailVerified)
        throw conflict("They have not confirmed their e-mail address.");
      await db.user.update({ where: { id: user.id }, data: { serviceAdministrator: administrator } });
      const act = administrator ? sentence("administrator added") : sentence("administrator removed");
      await recordAct(actor, { act, subjectId: user.id }, db);
      return { name: user.name };
    }),
});
