import { softwareForms } from "@/lib/language/everywhere/orders";
import { isForeignOrder } from "./order-languages";

const format = new RegExp(softwareForms.join("|"), "u");
/** Each of them has one of these, and few lines of a CV have any: looked for first. */
const mayFormat = /[:<[#=]|-->|\bmet\b/;

/** Whether a folded text has a form that speaks to software, whatever its words. */
export const isFormatted = (low: string) => (mayFormat.test(low) && format.test(low)) || isForeignOrder(low);
