import { Badge } from "@/components/ui/badge";
import { When } from "@/components/ui/when";
import { type MemberActs, MemberMenu } from "./member-menu";
import type { Member } from "./member";
import { roleName } from "./words";

/** Who belongs to the organization, each with what can be done about them. */
export function MemberList({ members, acts }: { members: Member[]; acts: MemberActs }) {
  return (
    <ul aria-label="Members" className="divide-y divide-line">
      {members.map((member) => (
        <li
          key={member.userId}
          className="flex items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-medium">
              <bdi>{member.name}</bdi>
              {member.isYou && <span className="font-normal text-ink-muted"> (you)</span>}
            </p>
            <p className="text-sm break-words text-ink-muted">
              {member.email} · since <When at={member.joinedAt} />
              {member.lastSeenAt && (
                <>
                  {" "}
                  · last seen <When at={member.lastSeenAt} />
                </>
              )}
            </p>
          </div>
          <div className="flex shrink-0 items-center gap-2">
            <Badge tone="outline">{roleName(member.role)}</Badge>
            {(member.mayChange || member.mayGo || member.mayBecomeOwner) && (
              <MemberMenu member={member} acts={acts} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
