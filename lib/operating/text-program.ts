/**
 * The program of the text threads, bundled into lib/threads/generated/text.mjs. The modules imported here declare what
 * the threads can do.
 */
import "@/lib/ai/in-thread";
import "@/lib/ai/openai/in-thread";
import "@/lib/candidates/in-thread";
import "@/lib/drafting/in-thread";
import "@/lib/evaluation/in-thread";
import "@/lib/profile/in-thread";
import "@/lib/talent-pool/index/in-thread";
import "@/lib/talent-pool/search/in-thread";
import { serve } from "@/lib/threads/serve";

serve();
