import { inThread } from "@/lib/threads/in-thread";
import type * as profiles from "./parse-profile";

export const parseProfile = inThread<typeof profiles.parseProfile>("parseProfile");
