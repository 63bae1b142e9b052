import { authorize } from "@/lib/platform/access/oauth/authorize";
import { answering, methodNotAllowed } from "@/lib/platform/access/oauth/problem";

export const GET = (request: Request) => answering(() => authorize(request));

const refused = () => methodNotAllowed("GET");
export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE };
