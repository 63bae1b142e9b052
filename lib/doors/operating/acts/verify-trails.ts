import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { Head, TrailReport, checkTrailOf } from "@/lib/platform/audit/check-trail";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { sentence } from "@/lib/say";
import { recordAct } from "./record-act";

/** Checks every organization's trail against its seals, and against copies of seals that were kept elsewhere. */
export const verifyTrails = flow({
  name: "verifyTrails",
  permission: "service:operate",
  input: z.object({ copies: z.array(Head).default([]) }),
  output: z.object({ trails: z.array(TrailReport.extend({ organizationId: z.uuid() })) }),

  async run(actor, { copies }) {
    const trails = [];
    for await (const organizationId of organizationIds()) {
      const tenant = wholeOrganization(organizationId);
      const report = await inTenant(tenant, (db) => checkTrailOf(db, organizationId, copies), 600_000);
      trails.push({ organizationId, ...report });
    }
    const problems = trails.reduce((total, trail) => total + trail.problems.length, 0);
    await recordAct(actor, { act: sentence("trails verified"), particulars: { problems } });
    return { trails };
  },
});
