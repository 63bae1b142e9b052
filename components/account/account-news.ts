import { passwordProblems } from "@/components/identity/password-problems";

/** What was done, by what the doors of the account page call it. */
export const accountNews: Record<string, string> = {
  confirmed: "Your address is confirmed.",
  sent: "A letter is on its way. Open the link in it.",
  email: "A letter is on its way to the new address. Your address changes when the link in it is opened.",
  password: "Your password is changed, and your other browsers are signed out.",
  sessions: "Signed out.",
};

/** Why nothing was done. */
export const accountProblems: Record<string, string> = {
  ...passwordProblems,
  current: "That is not your current password. Nothing was changed.",
  address: "Give another e-mail address than the one you have.",
  mail: "The letter could not be sent. Nothing was changed; try again later.",
};
