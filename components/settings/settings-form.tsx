"use client";

import { useState } from "react";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { changesOf } from "@/components/ui/changes";
import { PageForm } from "@/components/ui/page-form";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";
import type { Connection } from "./connection";
import { JobChoice } from "./job-choice";
import { ReasonChoice } from "./reason-choice";

type Settings = Connection["settings"];

/** What the connection imports and what it sends to the ATS. Nothing is sent until it is turned on here. */
export function SettingsForm(props: {
  settings: Settings;
  /** Whether the ATS requires a reason for each rejection. */
  wantsReason: boolean;
  stageNames: string[];
  rejectionReasons: Connection["rejectionReasons"];
  /** The organization's own reasons. */
  ownReasons: string[];
  /** Configured choices that no longer exist in the ATS. */
  removed: Connection["removed"];
  jobs: Connection["jobs"];
  /** Takes only what was changed: a colleague may have changed the rest since the page was loaded. */
  save: (changes: Partial<Settings>) => Promise<ActionState>;
}) {
  const t = useWords("connections", en);
  const [stored, setStored] = useState(props.settings);
  const [settings, setSettings] = useState(stored);
  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  const changes = changesOf(stored, settings);
  if (Object.keys(changesOf(stored, props.settings)).length > 0) {
    setStored(props.settings);
    setSettings({ ...props.settings, ...changes });
  }
  const { push } = settings;
  const { stage, reason } = props.removed;
  return (
    <PageForm
      send={() => props.save(changes)}
      submit={t("choices.save")}
      disabled={Object.keys(changes).length === 0}
      done={t("choices.saved")}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("choices.push")} hint={t("choices.push.hint")}>
          <Select value={push} onChange={(event) => change({ push: event.target.value as Settings["push"] })}>
            <option value="off">{t("choices.off")}</option>
            <option value="accept">{t("choices.accept")}</option>
            <option value="reject">{t("choices.reject")}</option>
            <option value="both">{t("choices.both")}</option>
          </Select>
        </Field>
        <Field label={t("choices.every")} hint={t("choices.every.hint")}>
          <Input
            type="number"
            min={5}
            max={1440}
            required
            value={Number.isNaN(settings.everyMinutes) ? "" : settings.everyMinutes}
            onChange={(event) => change({ everyMinutes: event.target.valueAsNumber })}
          />
        </Field>
        {(push === "accept" || push === "both") && (
          <Field
            label={t("choices.stage")}
            error={stage !== null && settings.acceptStage === stage && t("choices.stage.removed")}
          >
            <Select
              value={settings.acceptStage ?? ""}
              onChange={(event) => change({ acceptStage: event.target.value || null })}
            >
              <option value="">{t("choices.stage.choose")}</option>
              {stage !== null && <option value={stage}>{t("choices.removed", { name: stage })}</option>}
              {props.stageNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
        {(push === "reject" || push === "both") && (
          <Field
            label={t("choices.reason")}
            optional={!props.wantsReason}
            error={
              reason !== null &&
              settings.rejectionReasonId === reason.externalId &&
              t("choices.reason.removed")
            }
          >
            <Select
              value={settings.rejectionReasonId ?? ""}
              onChange={(event) => change({ rejectionReasonId: event.target.value || null })}
            >
              <option value="">{t("choices.reason.none")}</option>
              {reason !== null && (
                <option value={reason.externalId}>{t("choices.removed", { name: reason.name })}</option>
              )}
              {props.rejectionReasons.map(({ externalId, name }) => (
                <option key={externalId} value={externalId}>
                  {name}
                </option>
              ))}
            </Select>
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
      {(["comments", "attachments", "sandbox"] as const).map((name) => (
        <label key={name} className="flex items-center gap-2 text-sm">
          <PlainCheckbox
            checked={settings[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
          {t(`choices.${name}`)}
        </label>
      ))}
    </PageForm>
  );
}
