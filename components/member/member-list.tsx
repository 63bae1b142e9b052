import { Badge } from "@/components/ui/badge";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/member.json";
import { type MemberActs, MemberMenu } from "./member-menu";
import type { Member } from "./member";
import { roleName } from "./roles";

/** The organization's members, each with a menu of what the viewer may do. */
export function MemberList({ members, acts }: { members: Member[]; acts: MemberActs }) {
  const t = useWords("member", en);
  return (
    <ul aria-label={t("members")} className="divide-y divide-line">
      {members.map((member) => (
        <li
          key={member.userId}
          className="flex items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-medium">
              {member.isYou ? (
                t.rich("members.you", {
                  person: member.name,
                  name: (chunks) => <bdi>{chunks}</bdi>,
                  mark: (chunks) => <span className="font-normal text-ink-muted">{chunks}</span>,
                })
              ) : (
                <bdi>{member.name}</bdi>
              )}
            </p>
            <p className="text-sm break-words text-ink-muted">
              {t.rich(member.lastSeenAt ? "members.facts.seen" : "members.facts", {
                email: member.email,
                since: () => <When at={member.joinedAt} />,
                seen: () => member.lastSeenAt && <When at={member.lastSeenAt} />,
              })}
            </p>
          </div>
          <div className="flex shrink-0 items-center gap-2">
            <Badge tone="outline">{roleName(t, member.role)}</Badge>
            {(member.mayChange || member.mayGo || member.mayBecomeOwner) && (
              <MemberMenu member={member} acts={acts} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
