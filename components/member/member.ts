import type * as z from "zod";
import type { listMembers } from "@/lib/hiring/organizations/list-members";

export type Member = z.output<(typeof listMembers)["output"]>["members"][number];
