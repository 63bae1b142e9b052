import {
  deletePerson,
  getPerson,
  patchPerson,
  replacePerson,
} from "@/lib/hiring/organizations/directory/provisioning/people";
import { scim } from "../../scim-request";

export const GET = scim(({ directory, id }) => getPerson(directory, id));
export const PUT = scim(({ directory, id, body }) => replacePerson(directory, id, body));
export const PATCH = scim(({ directory, id, body }) => patchPerson(directory, id, body));
export const DELETE = scim(({ directory, id }) => deletePerson(directory, id));
