import { Button } from "@/components/ui/button";
import { When } from "@/components/ui/when";
import type { OpenSession } from "@/lib/access/account/sessions";

/** The browsers that are signed in, each with a button that signs it out. */
export function SessionTable({ sessions }: { sessions: OpenSession[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <p className="font-medium">{session.browser}</p>
            <p className="text-sm break-words text-ink-muted">
              {session.address ?? "Unknown address"} · signed in <When at={session.signedInAt} /> · used{" "}
              <When at={session.lastUsedAt} />
            </p>
          </div>
          {session.isThis ? (
            <span className="text-sm text-ink-muted">This browser</span>
          ) : (
            <form method="post" action="/settings/account/sessions">
              <input type="hidden" name="session" value={session.id} />
              <Button type="submit" size="sm" aria-label={`Sign out ${session.browser}`}>
                Sign out
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
