import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";
import { userInfo } from "@/lib/platform/access/oauth/user-info";

const answer = (request: Request) => answering(() => userInfo(request));
const refused = () => methodNotAllowed("GET, POST");
export { answer as GET, answer as POST, refused as PUT, refused as PATCH, refused as DELETE };
