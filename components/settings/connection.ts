import type * as z from "zod";
import type { listConnections } from "@/lib/records/ats/list-connections";

export type Connection = z.output<typeof listConnections.output>["connections"][number];
