"use client";

/** Rendered inside the app's frame, so that the navigation stays. */
export { default } from "@/app/error";
