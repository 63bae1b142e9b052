import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ChooseOrganizationForm } from "@/components/identity/choose-organization-form";
import { IdentityFrame } from "@/components/identity/frame";
import { safePath } from "@/lib/access/origins";
import { currentUser } from "@/lib/access/session";
import { one, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Choose an organization" };

export default async function ChooseOrganizationPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const next = safePath(one(params.next), "/");
  const user = await currentUser();
  if (!user) redirect(`/sign-in?${new URLSearchParams({ next })}`);
  if (user.memberships.length === 0)
    return (
      <IdentityFrame title="No organization">
        <p className="mb-4 text-ink-muted">
          {user.email} belongs to no organization. Ask a colleague to invite this address.
        </p>
        <form method="post" action="/sign-out">
          <button className="text-accent-ink underline">Sign out</button>
        </form>
      </IdentityFrame>
    );
  return (
    <IdentityFrame title="Choose an organization">
      <ChooseOrganizationForm memberships={user.memberships} next={next} problem={one(params.problem)} />
    </IdentityFrame>
  );
}
