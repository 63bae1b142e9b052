import { inThread } from "@/lib/platform/threads/in-thread";
import type * as profiles from "./parse-profile";

export const parseProfile = inThread<typeof profiles.parseProfile>("parseProfile");
