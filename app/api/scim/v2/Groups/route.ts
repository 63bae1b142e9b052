import { createGroup, listGroups } from "@/lib/hiring/organizations/directory/provisioning/groups";
import { scim } from "../scim-request";

export const GET = scim(({ directory, query }) => listGroups(directory, query));
export const POST = scim(({ directory, body }) => createGroup(directory, body), 201);
