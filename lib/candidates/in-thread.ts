import { inThread } from "@/lib/threads/in-thread";
import * as styles from "./work-styles";

export const dossiersOf = inThread("dossiersOf", styles.dossiersOf);
export const workStylesOf = inThread("workStylesOf", styles.workStylesOf);
