import { serve } from "inngest/next";
import { signedCallsOnly } from "@/lib/doors/inngest/signed-calls-only";
import { inngest } from "@/lib/doors/inngest/client";
import { functions } from "@/lib/doors/inngest/functions";

export const maxDuration = 300;

const served = serve({ client: inngest, functions, enableUnauthedSync: false });

export const GET = signedCallsOnly(served.GET);
export const POST = signedCallsOnly(served.POST);
export const PUT = signedCallsOnly(served.PUT);
