import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. Two of one property must not meet here: what a component begins with is a class of its own in
 * app/globals.css, which every utility beside it overrides.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes);
