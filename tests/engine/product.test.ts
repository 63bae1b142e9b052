import "../support/database";
import { expect, test } from "vitest";
import { inngest } from "@/lib/doors/inngest/client";
import { functions } from "@/lib/doors/inngest/functions";
import { FunctionConfig } from "../../engine/functions/options.ts";
import { parseRegistration } from "../../engine/functions/registration.ts";

/** The method that the SDK calls on a function to register it. */
type Registrable = { getConfig(at: { baseUrl: URL; appPrefix: string }): object[] };

test("the engine accepts every function of the product, and supports no option that none of them uses", () => {
  const url = "http://127.0.0.1:1/api/inngest";
  const configs = functions.flatMap((fn) =>
    (fn as unknown as Registrable).getConfig({ baseUrl: new URL(url), appPrefix: inngest.id }),
  );
  const registered = JSON.parse(JSON.stringify(configs)) as object[];
  expect(() => parseRegistration({ appName: inngest.id, url, functions: registered })).not.toThrow();
  const used = new Set(registered.flatMap((config) => Object.keys(config)));
  expect(Object.keys(FunctionConfig.shape).filter((option) => !used.has(option))).toEqual([]);
});
