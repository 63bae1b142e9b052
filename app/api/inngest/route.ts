import { serve } from "inngest/next";
import { signedCallsOnly } from "@/lib/inngest/signed-calls-only";
import { inngest } from "@/lib/inngest/client";
import { functions } from "@/lib/inngest/functions";

export const maxDuration = 300;

const served = serve({ client: inngest, functions, enableUnauthedSync: false });

export const GET = signedCallsOnly(served.GET);
export const POST = signedCallsOnly(served.POST);
export const PUT = signedCallsOnly(served.PUT);
