import * as profiles from "@/lib/profile/parse-profile";
import { inThread } from "@/lib/threads/in-thread";
import * as styles from "./work-styles";

export const parseProfile = inThread("parseProfile", profiles.parseProfile);
export const dossiersOf = inThread("dossiersOf", styles.dossiersOf);
export const workStylesOf = inThread("workStylesOf", styles.workStylesOf);
