"use server";

import { refresh } from "next/cache";
import { headers } from "next/headers";
import { chooseAccessRules } from "@/lib/hiring/organizations/directory/choose-access-rules";
import { addDomain, removeDomain, verifyDomain } from "@/lib/hiring/organizations/directory/email-domains";
import { changeSignIn, setSignInProvider } from "@/lib/hiring/organizations/directory/manage-sign-in";
import {
  endProvisioning,
  renewProvisioningToken,
} from "@/lib/hiring/organizations/directory/provisioning/token";
import { clientAddress } from "@/lib/platform/access/client-address";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { runAct } from "../../run-act";

const domainActs = { add: addDomain, verify: verifyDomain, remove: removeDomain };

export const changeDomain = async (domain: string, act: keyof typeof domainActs) =>
  runAct((actor) => domainActs[act](actor, { domain }));

export const saveProvider = async (provider: Parameters<typeof setSignInProvider>[1]) =>
  runAct((actor) => setSignInProvider(actor, provider));

export const changeProvider = async (act: Parameters<typeof changeSignIn>[1]["act"]) =>
  runAct((actor) => changeSignIn(actor, { act }));

export const renewToken = async () =>
  asActionState(async () => {
    const renewed = await renewProvisioningToken(await currentActor(), {});
    refresh();
    return renewed;
  });

export const endToken = async () => runAct((actor) => endProvisioning(actor, {}));

type Rules = Omit<Parameters<typeof chooseAccessRules>[1], "address">;

export const saveRules = async (rules: Rules) =>
  runAct(async (actor) => chooseAccessRules(actor, { ...rules, address: clientAddress(await headers()) }));
