import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useWords } from "@/components/words/use-words";
import type { Scope } from "@/lib/platform/access/permissions";
import type { ConsentRequest } from "@/lib/platform/access/oauth/consent-request";
import { WithholdChoice } from "@/components/consent/withhold-choice";
import agents from "@/messages/en/agents.json";
import en from "@/messages/en/consent.json";
import { ConfirmationChoice } from "./confirmation-choice";
import { OrganizationChoice } from "./organization-choice";
import { ScopeList } from "./scope-list";
import { decidesNothing, isDeliberate, sentenceOf } from "./scope-sentences";
import { SentOnce } from "./sent-once";
import { WhoAsks } from "./who-asks";

type Earlier = ConsentRequest["earlier"][number];

/** Scopes that let an agent request acts that need confirmation. */
const actScopes: readonly Scope[] = ["service:recruiter:write", "service:admin:recruiter"];

/**
 * The consent question with Allow and Deny. Posts to /consent/answer without JavaScript. Enter presses a form's first
 * submit button, so the first one is hidden and posts no answer: nobody allows or denies by accident.
 */
export function ConsentForm({ request, optional }: { request: ConsentRequest; optional: readonly Scope[] }) {
  const t = useWords("consent", en);
  const choices = useWords("agents", agents);
  const { client, user, scopes, reserved, earlier, strictIn, alwaysWithheld } = request;
  const stepsUp = (before: Earlier) => scopes.some((scope) => !before.scopes.includes(scope));
  const earlierChoices = earlier
    .filter(stepsUp)
    .map((before) => ({ ...before, scopes: before.scopes.filter((scope) => !scopes.includes(scope)) }))
    .filter((before) => before.scopes.length > 0);
  const decides = !user.memberships.every(({ role }) => decidesNothing(role));
  const asksForActs = scopes.some((scope) => (decides || isDeliberate(scope)) && actScopes.includes(scope));
  const canAllow = scopes.length > 0 && user.memberships.length > 0;
  return (
    <SentOnce method="post" action="/consent/answer" className="flex flex-col gap-5">
      <button type="submit" name="decision" value="none" hidden aria-hidden tabIndex={-1} />
      <input type="hidden" name="request" value={request.query} />
      <WhoAsks client={client} email={user.email} />
      {client.programScheme && (
        <Alert tone="caution">{t("who.program", { scheme: client.programScheme })}</Alert>
      )}
      <OrganizationChoice memberships={user.memberships} activeId={user.active?.organizationId} />
      {earlier.map((before) => (
        <p key={before.organizationId} className="text-ink-muted">
          {t(stepsUp(before) ? "before.more" : "before.same", { organization: before.organization })}
        </p>
      ))}
      <ScopeList
        scopes={scopes}
        optional={optional}
        before={earlier}
        places={user.memberships}
        narrowing={
          scopes.includes("service:recruiter") && (
            <details className="text-sm">
              <summary className="cursor-pointer text-ink-muted">{choices("withhold")}</summary>
              <div className="flex flex-col gap-2 pt-2 pl-4">
                <input type="hidden" name="withhold" value="" />
                <WithholdChoice
                  chosen={earlier.flatMap(({ withheld }) => withheld)}
                  always={alwaysWithheld}
                />
              </div>
            </details>
          )
        }
      />
      {earlierChoices.map((before) => (
        <section key={before.organizationId}>
          <h2 className="mb-1.5 text-sm font-semibold">
            {t("keeps", { organization: before.organization })}
          </h2>
          <ul className="list-disc pl-4 marker:text-ink-faint">
            {before.scopes.map((scope) => (
              <li key={scope}>{sentenceOf(t, scope, user.memberships).text}</li>
            ))}
          </ul>
        </section>
      ))}
      {asksForActs && (
        <ConfirmationChoice
          chosen={earlier.some((before) => before.confirmation === "recruiter") ? "recruiter" : "agent"}
          organizations={user.memberships.map(({ organizationId, organization }) => ({
            name: organization,
            strict: strictIn.includes(organizationId),
          }))}
        />
      )}
      {reserved.length > 0 && (
        <Alert tone="caution" title={t("reserved.title")}>
          {t("reserved")}
          <ul className="mt-1 list-disc pl-4">
            {reserved.map((scope) => (
              <li key={scope}>{t(`scope.${scope}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {user.memberships.length === 0 && <Alert tone="caution">{t("noOrganization")}</Alert>}
      <p className="text-sm text-ink-muted">
        {t.rich("trust", {
          link: (chunks) => <NewTabLink href="/agents">{chunks}</NewTabLink>,
        })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" name="decision" value="deny" size="lg" formNoValidate>
          {t("deny")}
        </Button>
        <Button type="submit" name="decision" value="allow" size="lg" disabled={!canAllow}>
          {t("allow")}
        </Button>
      </div>
    </SentOnce>
  );
}
