export const dynamic = "force-dynamic";

export { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "../oauth-authorization-server/route";
