import type { Metadata } from "next";
import Link from "next/link";
import { GrantList } from "@/components/identity/grant-list";
import { IdentityFrame } from "@/components/identity/frame";
import { Alert } from "@/components/ui/alert";
import { listGrants } from "@/lib/access/oauth/grants";
import { requireActor } from "@/lib/access/session";
import { type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Connected agents" };

export default async function ConnectedAgentsPage(props: { searchParams: SearchParams }) {
  const actor = await requireActor("/connected-agents");
  const [{ grants }, { revoked }] = await Promise.all([listGrants(actor, {}), props.searchParams]);
  return (
    <IdentityFrame
      title="Connected agents"
      wide
      below={
        <Link className="text-accent-ink underline" href="/">
          Back to Shortlist
        </Link>
      }
    >
      {revoked && <Alert>The agent was disconnected. Its access ended at once.</Alert>}
      {grants.length === 0 ? (
        <p className="text-ink-muted">No agent has been allowed into this organization.</p>
      ) : (
        <GrantList grants={grants} personId={actor.id} />
      )}
    </IdentityFrame>
  );
}
