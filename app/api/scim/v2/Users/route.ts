import { createPerson, listPeople } from "@/lib/hiring/organizations/directory/provisioning/people";
import { scim } from "../scim-request";

export const GET = scim(({ directory, query }) => listPeople(directory, query));
export const POST = scim(({ directory, body }) => createPerson(directory, body), 201);
