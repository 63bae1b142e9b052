import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { DomainError, forbidden } from "@/lib/errors";
import type { Actor } from "./actor";
import { barMessages } from "./access-rules";
import { pagePath } from "./addresses";
import { type SignedIn, signedInUser } from "./signed-in";

/** The signed-in user: for pages that greet, list organizations or ask for one. Null when nobody is signed in. */
export const currentUser = cache(async () => signedInUser(await headers()));

/**
 * The signed-in member acting for their chosen organization. Throws DomainError: unauthenticated when nobody is
 * signed in, forbidden when no organization is chosen, one of its rules bars it or the membership has ended.
 */
export async function currentActor(): Promise<Actor> {
  const user = await currentUser();
  if (!user) throw new DomainError("unauthenticated", "Sign in to continue.");
  if (user.active?.bar) throw forbidden(barMessages[user.active.bar]);
  if (!user.actor) throw new DomainError("forbidden", "Choose an organization to continue.");
  return user.actor;
}

/**
 * currentUser for pages: redirects to sign-in, or to a review that the user has not answered, and from there back to
 * `next`.
 */
export async function requireUser(next: string): Promise<SignedIn> {
  const user = (await currentUser()) ?? redirect(`/sign-in?${new URLSearchParams({ next })}`);
  if (user.underReview) redirect(pagePath.accountReview(next));
  return user;
}

/**
 * currentActor for pages: redirects to sign-in, to choosing an organization, or to what its rules ask for, and from
 * there back to `next`.
 */
export async function requireActor(next = "/"): Promise<Actor> {
  const user = await requireUser(next);
  if (user.active?.bar) redirect(pagePath.accessRules(next));
  if (!user.actor) redirect(`/choose-organization?${new URLSearchParams({ next })}`);
  return user.actor;
}
