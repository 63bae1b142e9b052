import type * as z from "zod";
import type { listConnections } from "@/lib/ats/list-connections";

export type Connection = z.output<typeof listConnections.output>["connections"][number];
