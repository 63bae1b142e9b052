"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";
import { lastListAddress } from "@/components/shell/last-list";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Tooltip } from "@/components/ui/tooltip";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { DecisionBar, type DecisionActs } from "./decision-bar";
import { type MoveActs, type Moves, StageMenu } from "./stage-menu";
import { listAddress, rememberSeen, turnOrder, useNeighbours } from "./order";
import type { ShownApplication } from "./shown";
import type { DecisionRules } from "./use-decide-at-once";

/** Name, job, stage, position in the list and decision buttons; sticky on wide screens. */
export function ApplicationHeader(props: {
  application: ShownApplication;
  acts: DecisionActs & MoveActs;
  moves: Moves;
  rules: DecisionRules;
}) {
  const { application, acts, moves, rules } = props;
  const { applicationId, jobId } = application;
  const t = useWords("application", en);
  const router = useRouter();
  const near = useNeighbours(jobId, applicationId);
  useEffect(() => rememberSeen(jobId, applicationId), [jobId, applicationId]);
  const forward = near?.hasNext ?? false;
  const backward = near?.hasPrevious ?? false;
  const go = async (direction: 1 | -1) => {
    const to = (direction === 1 ? near?.next : near?.previous) ?? (await turnOrder(jobId, direction));
    if (to) router.push(`/applications/${to}`);
  };
  const back = () =>
    router.push(lastListAddress(["/applications", `/jobs/${jobId}/board`]) ?? listAddress(jobId));
  useShortcuts([
    { keys: "escape", label: t("header.back"), group: "Lists", run: back },
    forward && { keys: "j", label: t("header.next"), run: () => void go(1) },
    backward && { keys: "k", label: t("header.previous"), run: () => void go(-1) },
  ]);
  const { location, email, phone } = application;
  const head = useHeight("--head");
  return (
    <div ref={head} className="border-b border-line bg-surface lg:sticky lg:top-0 lg:z-20">
      <PageHeader
        trail={[
          { href: "/jobs", label: t("header.jobs") },
          { href: `/jobs/${jobId}`, label: application.jobTitle },
        ]}
        title={application.name}
        detail={
          <>
            <Link
              href={`/candidates/${application.candidateId}`}
              className="text-accent-ink underline underline-offset-2"
            >
              {t("header.profile")}
            </Link>
            <StageMenu application={application} moves={moves} acts={acts} />
            {application.headline && <span>{application.headline}</span>}
            {location && <span className="text-ink-faint">{location}</span>}
            {email && <Contact href={mailto(email)}>{email}</Contact>}
            {phone && <Contact href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Contact>}
            {application.blind && <Badge tone="outline">{t("header.blind")}</Badge>}
            {application.rediscovered && <Badge tone="accent">{t("header.rediscovered")}</Badge>}
            {application.internal && <Badge tone="outline">{t("header.internal")}</Badge>}
            {application.tags.map((tag) => (
              <Badge key={tag}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
            {application.verification === "flagged" && <Badge tone="caution">{t("header.flagged")}</Badge>}
          </>
        }
        actions={
          <>
            {near && (
              <div className="flex items-center gap-1 text-sm text-ink-faint tabular-nums">
                <span className="mr-1">
                  {t("header.place", { place: near.place, count: near.count })}
                  {near.capped && "+"}
                </span>
                <Step label={t("header.previous")} keys="k" disabled={!backward} onClick={() => void go(-1)}>
                  <ChevronUp aria-hidden />
                </Step>
                <Step label={t("header.next")} keys="j" disabled={!forward} onClick={() => void go(1)}>
                  <ChevronDown aria-hidden />
                </Step>
              </div>
            )}
            <DecisionBar
              application={application}
              acts={acts}
              rules={rules}
              openNext={forward ? () => void go(1) : null}
            />
          </>
        }
      />
    </div>
  );
}

/** A button to the previous or the next candidate of the list. */
function Step({ keys, label, ...button }: ComponentProps<"button"> & { keys: string; label: string }) {
  return (
    <Tooltip label={label} keys={keys}>
      <Button intent="quiet" size="icon" aria-label={label} {...button} />
    </Tooltip>
  );
}

/** Publishes an element's height as a custom property of the root element, for sticky offsets below it. */
function useHeight(property: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return element;
}

/** RFC 6068: encodes everything but the @, so that an address cannot inject headers. */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;

const Contact = (props: { href: string; children: string }) => (
  <a {...props} className="text-ink-faint hover:text-ink hover:underline" />
);
