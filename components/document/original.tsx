"use client";

import dynamic from "next/dynamic";
import { PageSkeleton } from "./page-skeleton";

/** The original PDF. pdf.js is loaded with it, only when it is shown. */
export const Original = dynamic(() => import("./pdf-pages"), { ssr: false, loading: PageSkeleton });
