"use client";

import dynamic from "next/dynamic";
import { PageSkeleton } from "./page-skeleton";

/** The original on screen. pdf.js comes with it, and only where it is shown. */
export const Original = dynamic(() => import("./pdf-pages"), { ssr: false, loading: PageSkeleton });
