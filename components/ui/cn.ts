import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. Must not get two utilities for the same property: a component's base style is its own class in
 * app/globals.css, which every utility overrides.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes);
