import { findOrganizations } from "@/lib/hiring/organizations/find-organizations";
import { quoted } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const findOrganizationsTool = tool({
  name: "findOrganizations",
  title: "Find organizations",
  description:
    "Finds an organization of the service by exact id or name; near matches are listed separately.",
  safety: reads,
  useCase: findOrganizations,
  text: ({ exact, near }) =>
    [
      exact.length > 0 ? "Exact:" : "No exact match.",
      ...exact.map(line),
      ...(near.length > 0 ? ["Near matches, to ask about first:", ...near.map(line)] : []),
    ].join("\n"),
});

type Organization = { organizationId: string; name: string; members: number; createdAt: string };

const line = ({ organizationId, name, members, createdAt }: Organization) =>
  `- ${quoted(name)} organizationId ${organizationId}: ${members} members, since ${createdAt.slice(0, 10)}`;
