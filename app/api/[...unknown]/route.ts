import { errorAnswer } from "@/lib/platform/access/oauth/problem";

/** Answers 404 to every unknown route, including those of the identity library, which we do not expose. */
const unknown = () => errorAnswer(404, "not_found", "There is nothing at this address.");
export { unknown as GET, unknown as POST, unknown as PUT, unknown as PATCH, unknown as DELETE };
