import * as z from "zod";
import { detail } from "./read-rows";

/** A time that a record may have, else null. */
export const moment = detail(z.iso.datetime({ offset: true })).transform((value) => value ?? null);
