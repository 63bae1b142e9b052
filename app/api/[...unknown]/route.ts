import { errorAnswer } from "@/lib/access/oauth/problem";

/** Answers 404 to every unknown route, among them the identity library's own: sign-in has its own doors. */
const unknown = () => errorAnswer(404, "not_found", "There is nothing at this address.");
export { unknown as GET, unknown as POST, unknown as PUT, unknown as PATCH, unknown as DELETE };
