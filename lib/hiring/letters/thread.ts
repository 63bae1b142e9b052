import type { Context } from "@/lib/platform/access/use-case";

/** The letters of a conversation: its first, and those that continue it. */
const ofThread = (threadId: string) => ({ OR: [{ id: threadId }, { threadId }] });

/** The Message-IDs of what was sent and received in a letter's conversation before it, oldest first, 20 at most. */
export async function earlierIn(
  { db }: Context,
  { id, threadId }: { id: string; threadId: string | null },
): Promise<string[]> {
  if (threadId === null || threadId === id) return [];
  const letters = await db.candidateLetter.findMany({
    where: { ...ofThread(threadId), id: { not: id }, sentAt: { not: null } },
    include: { replies: { where: { kind: "reply" } } },
  });
  return letters
    .flatMap(({ messageId, sentAt, replies }) => [
      { messageId, at: sentAt! },
      ...replies.map((reply) => ({ messageId: reply.messageId, at: reply.receivedAt })),
    ])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ messageId }) => (messageId?.startsWith("<") ? messageId : []))
    .slice(-20);
}
