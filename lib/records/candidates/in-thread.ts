import { inThread } from "@/lib/platform/threads/in-thread";
import type * as styles from "./work-styles";

export const dossiersOf = inThread<typeof styles.dossiersOf>("dossiersOf");
export const workStylesOf = inThread<typeof styles.workStylesOf>("workStylesOf");
