import { errorAnswer } from "@/lib/access/oauth/problem";

/** Nothing else of the identity library is served: every way in has its own door. */
const closed = () => errorAnswer(404, "not_found", "There is nothing at this address.");
export { closed as GET, closed as POST, closed as PUT, closed as PATCH, closed as DELETE };
