"use server";

import { addDomain, removeDomain, verifyDomain } from "@/lib/hiring/organizations/directory/email-domains";
import { changeSignIn, setSignInProvider } from "@/lib/hiring/organizations/directory/manage-sign-in";
import { runAct } from "../../run-act";

const domainActs = { add: addDomain, verify: verifyDomain, remove: removeDomain };

export const changeDomain = async (domain: string, act: keyof typeof domainActs) =>
  runAct((actor) => domainActs[act](actor, { domain }));

export const saveProvider = async (provider: Parameters<typeof setSignInProvider>[1]) =>
  runAct((actor) => setSignInProvider(actor, provider));

export const changeProvider = async (act: Parameters<typeof changeSignIn>[1]["act"]) =>
  runAct((actor) => changeSignIn(actor, { act }));
