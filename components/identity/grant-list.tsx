import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { scopeSentences } from "@/components/consent/scope-sentences";
import type { Scope } from "@/lib/access/permissions";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

type Grant = {
  id: string;
  client: { name: string; redirectHosts: string[] };
  grantedBy: { id: string; name: string };
  scopes: string[];
  grantedAt: Date;
  lastTokenAt: Date | null;
  live: boolean;
};

/** What agents may do, and the button that ends it. Posts the grant's id to /connected-agents/revoke. */
export function GrantList({ grants, personId }: { grants: Grant[]; personId: string }) {
  return (
    <ul className="divide-y divide-line">
      {grants.map((grant) => (
        <li key={grant.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <bdi className="font-medium">{grant.client.name}</bdi>
              {!grant.live && <Badge>ended</Badge>}
            </p>
            <p className="text-sm break-all text-ink-muted">{grant.client.redirectHosts.join(", ")}</p>
            <ul className="mt-1 text-sm">
              {grant.scopes.map((scope) => (
                <li key={scope}>{scopeSentences[scope as Scope]?.text ?? scope}</li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-ink-muted">
              Allowed by {grant.grantedBy.id === personId ? "you" : grant.grantedBy.name} on{" "}
              {day.format(grant.grantedAt)}
              {grant.lastTokenAt && `, last connected ${day.format(grant.lastTokenAt)}`}
            </p>
          </div>
          <form method="post" action="/connected-agents/revoke">
            <input type="hidden" name="grant" value={grant.id} />
            <Button type="submit" size="sm" aria-label={`Revoke ${grant.client.name}`}>
              Revoke
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
