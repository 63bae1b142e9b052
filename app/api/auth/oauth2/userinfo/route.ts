import { userInfo } from "@/lib/access/oauth/user-info";
import { answering } from "@/lib/access/oauth/problem";

const answer = (request: Request) => answering(() => userInfo(request));
export { answer as GET, answer as POST };
