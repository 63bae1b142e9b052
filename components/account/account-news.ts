import { passwordProblems } from "@/components/identity/password-problems";

/** What was done, by what the doors of the account page call it. */
export const accountNews: Record<string, string> = {
  confirmed: "Your address is confirmed.",
  email: "An e-mail is on its way to the new address. Your address changes when the link in it is opened.",
  password: "Your password is changed, and your other browsers are signed out.",
  sessions: "Signed out.",
  "two-step": "The second step is on. Signing in with the password asks for a code from now on.",
  "two-step-off": "The second step is off.",
  passkey: "The passkey is added.",
  "passkey-removed": "The passkey is removed. Delete it on the device too, which still offers it.",
};

/** Why nothing was done. */
export const accountProblems: Record<string, string> = {
  ...passwordProblems,
  current: "That is not your current password. Nothing was changed.",
  address: "Give another e-mail address than the one you have.",
  passkey: "The passkey could not be added. It has to ask for a finger, a face or a PIN; try again.",
  "passkey-gone": "That passkey is gone already.",
  mail: "The e-mail could not be sent. Nothing was changed; try again later.",
};
