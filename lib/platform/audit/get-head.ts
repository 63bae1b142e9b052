import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { Head, headOf } from "./check-trail";
import { publicKey } from "./seal";

/** The newest seal of the organization's trail, and the public key of its signature. Throws not_found before there is one. */
export const getHead = useCase({
  name: "getHead",
  permission: "organization:administer",
  output: z.object({ head: Head, publicKey: z.string() }),

  async run({ db }) {
    const seal = await db.auditSeal.findFirst({ orderBy: { number: "desc" } });
    if (!seal) throw notFound("Seal");
    return { head: headOf(seal), publicKey: publicKey() };
  },
});
