"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import { ReasonChoice } from "./reason-choice";
import { type AtsJob, JobChoice } from "./job-choice";

export type Settings = {
  jobExternalIds: string[] | null;
  attachments: boolean;
  push: "off" | "accept" | "reject" | "both";
  acceptStage: string | null;
  rejectionReasonId: string | null;
  reasons: Record<string, string>;
  comments: boolean;
  sandbox: boolean;
  everyMinutes: number;
};

/** What the settings name and the ATS no longer has. */
export type RemovedChoices = { stage: string | null; reason: { externalId: string; name: string } | null };

/** What the connection does, and what it tells the ATS. Nothing leaves Shortlist until it is chosen here. */
export function SettingsForm(props: {
  settings: Settings;
  /** Whether the ATS refuses a rejection without a reason. */
  wantsReason: boolean;
  stageNames: string[];
  rejectionReasons: { externalId: string; name: string }[];
  /** The organization's own reasons. */
  ownReasons: string[];
  removed: RemovedChoices;
  jobs: AtsJob[];
  save: (settings: Partial<Settings>) => Promise<ActionState>;
}) {
  const [settings, setSettings] = useState(props.settings);
  const { act, busy } = useAct();
  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  const isChanged = JSON.stringify(settings) !== JSON.stringify(props.settings);
  const { push } = settings;
  const { stage, reason } = props.removed;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        act(() => props.save(settings), { done: "Saved" });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Decisions told to the ATS"
          hint="The ATS may e-mail candidates by its own rules when an application moves."
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={push}
              onChange={(event) => change({ push: event.target.value as Settings["push"] })}
            >
              <option value="off">None</option>
              <option value="accept">Accepted or moved</option>
              <option value="reject">Rejected</option>
              <option value="both">Accepted, moved or rejected</option>
            </Select>
          )}
        </Field>
        <Field label="Sync every" hint="Minutes, from 5 to 1440.">
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={5}
              max={1440}
              value={settings.everyMinutes}
              onChange={(event) => change({ everyMinutes: event.target.valueAsNumber || 15 })}
            />
          )}
        </Field>
        {(push === "accept" || push === "both") && (
          <Field
            label="Stage for accepted applications"
            error={
              stage !== null &&
              settings.acceptStage === stage &&
              "The ATS has removed this stage. Choose another: until then acceptances are not sent, and each says so."
            }
          >
            {(wiring) => (
              <Select
                {...wiring}
                value={settings.acceptStage ?? ""}
                onChange={(event) => change({ acceptStage: event.target.value || null })}
              >
                <option value="">Choose a stage</option>
                {stage !== null && <option value={stage}>{stage} (removed)</option>}
                {props.stageNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {(push === "reject" || push === "both") && (
          <Field
            label="Reason given with rejections"
            optional={!props.wantsReason}
            error={
              reason !== null &&
              settings.rejectionReasonId === reason.externalId &&
              "The ATS has removed this reason. Choose another: until then rejections are not sent, and each says so."
            }
          >
            {(wiring) => (
              <Select
                {...wiring}
                value={settings.rejectionReasonId ?? ""}
                onChange={(event) => change({ rejectionReasonId: event.target.value || null })}
              >
                <option value="">No reason</option>
                {reason !== null && <option value={reason.externalId}>{reason.name} (removed)</option>}
                {props.rejectionReasons.map(({ externalId, name }) => (
                  <option key={externalId} value={externalId}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {(push === "reject" || push === "both") && (
        <ReasonChoice
          own={props.ownReasons}
          theirs={props.rejectionReasons}
          chosen={settings.reasons}
          onChange={(reasons) => change({ reasons })}
        />
      )}
      <JobChoice
        jobs={props.jobs}
        chosen={settings.jobExternalIds}
        onChange={(jobExternalIds) => change({ jobExternalIds })}
      />
      <label className="flex items-center gap-2 text-sm">
        <PlainCheckbox
          checked={settings.comments}
          onChange={(event) => change({ comments: event.target.checked })}
        />
        Send feedback as a note on the candidate
      </label>
      <label className="flex items-center gap-2 text-sm">
        <PlainCheckbox
          checked={settings.attachments}
          onChange={(event) => change({ attachments: event.target.checked })}
        />
        Import CVs and other files
      </label>
      <label className="flex items-center gap-2 text-sm">
        <PlainCheckbox
          checked={settings.sandbox}
          onChange={(event) => change({ sandbox: event.target.checked })}
        />
        Sandbox mode: send nothing, and show what would have been sent
      </label>
      <div>
        <Button type="submit" busy={busy} disabled={!isChanged}>
          Save settings
        </Button>
      </div>
    </form>
  );
}
