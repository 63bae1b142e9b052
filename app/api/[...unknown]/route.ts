import { errorAnswer } from "@/lib/access/oauth/problem";

/** The identity library's own routes among it: none of them is served, every way in has its own door. */
const nothing = () => errorAnswer(404, "not_found", "There is nothing at this address.");
export { nothing as GET, nothing as POST, nothing as PUT, nothing as PATCH, nothing as DELETE };
