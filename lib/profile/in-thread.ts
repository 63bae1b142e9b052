import { inThread } from "@/lib/threads/in-thread";
import * as rules from "./parse-profile";

export const parseProfile = inThread("parseProfile", rules.parseProfile);
