"use client";

import { useEffect } from "react";

/**
 * Leaves the page when another tab opens another organization or account: a browser has one session, so whatever is
 * done here would happen there.
 */
export function OneOrganization({ email, organizationId }: { email: string; organizationId: string }) {
  useEffect(() => {
    const shown = `${email} ${organizationId}`;
    const tabs = new BroadcastChannel("shortlist.organization");
    tabs.addEventListener("message", ({ data }) => {
      if (data !== shown) window.location.replace("/jobs");
    });
    tabs.postMessage(shown);
    return () => tabs.close();
  }, [email, organizationId]);
  return null;
}
