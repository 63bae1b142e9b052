import {
  deleteGroup,
  getGroup,
  patchGroup,
  replaceGroup,
} from "@/lib/hiring/organizations/directory/provisioning/groups";
import { scim } from "../../scim-request";

export const GET = scim(({ directory, id }) => getGroup(directory, id));
export const PUT = scim(({ directory, id, body }) => replaceGroup(directory, id, body));
export const PATCH = scim(({ directory, id, body }) => patchGroup(directory, id, body));
export const DELETE = scim(({ directory, id }) => deleteGroup(directory, id));
