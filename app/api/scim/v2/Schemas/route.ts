import { schemas } from "@/lib/hiring/organizations/directory/provisioning/describe";
import { scim } from "../scim-request";

export const GET = scim(async () => schemas());
