import { inThread } from "@/lib/threads/in-thread";
import * as profiles from "./parse-profile";

export const parseProfile = inThread("parseProfile", profiles.parseProfile);
