import { inThread } from "@/lib/platform/threads/in-thread";
import type * as workbook from "./write-workbook";

export const writeWorkbook = inThread<typeof workbook.writeWorkbook>("writeWorkbook");
