"use client";

/** Within the frame, so that the way on stays where it was. */
export { default } from "@/app/error";
