import { pageUrl } from "@/lib/platform/access/addresses";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { getCvText } from "@/lib/records/candidates/get-cv-text";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { DomainError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/platform/access/actor";
import { candidateData, plain } from "../text/candidate-data";
import { outline } from "../text/outline";
import { profileInWords } from "../text/profile-in-words";
import type { Documents } from "./document";

/** A person with their applications and the text of their newest CV; masked while one of their reviews is blind. */
export const candidateDocument: Documents = async (actor, candidateId) => {
  const [candidate] = (await searchCandidates(actor, { candidateId })).items;
  if (!candidate) throw notFound("Candidate");
  const { profile, contact } = await getCandidateData(actor, { candidateId });
  const { name, headline, location, score, applications, source } = candidate;
  const lines = outline({
    name,
    headline,
    location,
    ...contact,
    profile: profile && profileInWords(profile),
    applications: applications.map(({ applicationId, jobTitle, disposition, scoreStatus, overall }) => ({
      id: `application:${applicationId}`,
      job: jobTitle,
      disposition,
      scoreStatus,
      overall,
    })),
  });
  return {
    title: plain(name),
    text: candidateData(`${lines}\nCV:\n${await cvText(actor, candidateId)}`),
    url: pageUrl.candidate(candidateId),
    metadata: { kind: "candidate", source, ...(score !== null && { score: String(score) }) },
  };
};

async function cvText(actor: Actor, candidateId: string): Promise<string> {
  try {
    return (await getCvText(actor, { candidateId })).text;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return "none that could be read";
    throw error;
  }
}
