import { errorAnswer } from "./problem";

export const methodNotAllowed = (allow: string) =>
  errorAnswer(405, "invalid_request", `This address supports only ${allow}.`, { allow });
