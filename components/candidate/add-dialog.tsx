"use client";

import { Check, CircleAlert, FileText, LoaderCircle, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { documentsAndPictures, DropZone } from "@/components/upload/drop-zone";
import { keepFiles, type KeptFile, keptFiles } from "@/components/upload/kept-files";
import { sizeProblemText, putFile, sizeProblem, uploadErrorText } from "@/components/upload/put-file";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Tab, TabPanel, TabRow, Tabs } from "@/components/ui/tabs";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { newId } from "@/components/ui/new-id";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ExistingRecord } from "@/lib/records/candidates/same-person";
import en from "@/messages/en/candidate.json";
import ui from "@/messages/en/ui.json";
import uploadWords from "@/messages/en/upload.json";
import type { AddCandidates } from "./add-candidates";
import { AddByMail } from "./add-by-mail";
import { AddPerson } from "./add-person";
import type { Shared } from "./shared";
import { SamePersonChoice } from "./same-person-choice";
import { joined } from "@/components/words/isolate";

type Entry = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed" | "asked";
  part: number;
  reason?: string | undefined;
  /** The page that the reason is about. */
  href?: string | undefined;
  /** The upload and the existing records of perhaps the same person, while it waits for a choice. */
  uploadId?: string;
  existing?: ExistingRecord[];
};

/** Number of parallel uploads. */
const LANES = 3;

/** Creates a candidate from each CV. Reading and evaluating continue after the dialog is closed. */
export default function AddDialog(
  props: AddCandidates & {
    open: boolean;
    /** The id of the files that a reload has interrupted. */
    interrupted: string | null;
    /** What was shared from elsewhere: fills in the form for one person. */
    shared: Partial<Shared> | null;
    onOpenChange: (open: boolean) => void;
  },
) {
  const { open, onOpenChange: setOpen } = props;
  const t = useWords("candidate", en);
  const router = useRouter();
  const say = useToast();
  const upload = useWords("upload", uploadWords);
  const general = useWords("ui", ui);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [busy, setBusy] = useState(false);
  const [kept] = useState(newId);
  const ids = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const sendable = entries.filter(isSendable);
  const ready = sendable.length;
  useAskBeforeLeaving(busy);

  const change = (id: number, to: Partial<Entry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...to } : entry)));
  const addFiles = (files: File[]) =>
    setEntries((all) => [
      ...all,
      ...files.map((file): Entry => {
        const reason = sizeProblemText(upload, file) ?? undefined;
        return { id: ids.current++, file, state: reason ? "failed" : "waiting", part: 0, reason };
      }),
    ]);

  const send = async ({ id, file, ...before }: Entry, samePerson?: string) => {
    change(id, { state: "sending", part: 0, reason: undefined, href: undefined });
    try {
      const uploadId =
        before.uploadId ??
        (await putFile(upload, file, props.acts.prepareUpload, (part) => change(id, { part })));
      change(id, { uploadId });
      const state = await props.acts.addCandidate(props.jobId, uploadId, samePerson);
      if (!state.ok) change(id, { state: "failed", reason: state.message, href: state.href });
      else if (state.existing) change(id, { state: "asked", uploadId, existing: state.existing });
      else change(id, { state: "done" });
      return state.ok && !state.existing;
    } catch (error) {
      change(id, {
        state: "failed",
        reason: uploadErrorText(upload, error),
      });
      return false;
    }
  };
  /** Continues with a file whose person may already be on record. */
  const choose = async (entry: Entry, samePerson: string) => {
    setBusy(true);
    const added = await send(entry, samePerson);
    setBusy(false);
    router.refresh();
    if (!added) return;
    say(t("add.added", { count: 1 }));
    if (entries.every(({ id, state }) => id === entry.id || state === "done")) {
      setOpen(false);
      setEntries([]);
    }
  };
  const sendAll = async (files = sendable) => {
    setBusy(true);
    const queue = files.values();
    const refused: string[] = [];
    const lane = async () => {
      for (const entry of queue) if (!(await send(entry))) refused.push(entry.file.name);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    setBusy(false);
    router.refresh();
    // Closes only if all were added: refusals have to be read first.
    if (refused.length === 0) {
      setOpen(false);
      setEntries([]);
    } else if (!isShown.current) {
      const files = joined(refused.slice(0, 5), ", ");
      say(t("add.refused", { files, more: Math.max(0, refused.length - 5) }), { failed: true });
    }
    const added = files.length - refused.length;
    if (added > 0) say(t("add.added", { count: added }));
  };
  // While files are being added, those still to be added are kept over a reload, which goes on with them.
  const resume = useEffectEvent((files: KeptFile[]) => {
    const resumed = files.map((each): Entry => ({ ...each, id: ids.current++, state: "waiting", part: 0 }));
    if (resumed.length === 0) return;
    setEntries(resumed);
    void sendAll(resumed);
  });
  const { jobId, interrupted } = props;
  useEffect(() => {
    if (interrupted !== null) void keptFiles(interrupted).then(resume);
  }, [interrupted]);
  const left = JSON.stringify(sendable.map(({ id, uploadId }) => [id, uploadId]));
  const keep = useEffectEvent(() =>
    keepFiles(jobId, kept, busy ? sendable.map(({ file, uploadId }) => ({ file, uploadId })) : []),
  );
  useEffect(() => void keep(), [busy, left]);
  // Only failed files are left: they can be retried or left out.
  const refused = ready > 0 && sendable.every(({ state }) => state === "failed");
  const settled = entries.length > 0 && (ready === 0 || refused);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        // Running uploads continue; opened again, the dialog shows their progress.
        if (!next && !busy) setEntries([]);
      }}
    >
      <DialogContent title={t("add.title")}>
        <Tabs defaultValue={props.shared ? "person" : "files"} className="mt-2">
          <TabRow aria-label={t("add.how")} className="px-5">
            <Tab value="files">{t("add.how.files")}</Tab>
            <Tab value="person">{t("add.how.person")}</Tab>
            <Tab value="mail">{t("add.how.mail")}</Tab>
          </TabRow>
          <TabPanel value="files" className="focus-visible:outline-none">
            <DialogBody>
              <p className="max-w-[60ch] text-sm text-ink-muted">
                {t(props.configured ? "add.description" : "add.description.unscored")}
              </p>
              <DropZone
                multiple
                disabled={busy}
                label={t("add.choose")}
                hint={t("add.hint")}
                accept={documentsAndPictures}
                onFiles={addFiles}
              />
              {entries.length > 0 && (
                <ul aria-label={t("add.files")} className="flex flex-col text-sm">
                  {entries.map((entry) => (
                    <li
                      key={entry.id}
                      className="flex min-h-9 items-center gap-2.5 border-b border-line py-1 last:border-b-0"
                    >
                      <State entry={entry} />
                      <div className="min-w-0 flex-1">
                        <span className="block truncate">{entry.file.name}</span>
                        {entry.state === "asked" && (
                          <SamePersonChoice
                            fileName={entry.file.name}
                            existing={entry.existing ?? []}
                            disabled={busy}
                            choose={(samePerson) => void choose(entry, samePerson)}
                          />
                        )}
                        {entry.reason && (
                          <span className="block text-danger-ink">
                            {entry.reason}{" "}
                            {entry.href && <NewTabLink href={entry.href}>{general("show")}</NewTabLink>}
                          </span>
                        )}
                      </div>
                      {entry.state === "sending" && (
                        <span className="text-ink-faint tabular-nums">
                          {t("add.part", { part: entry.part })}
                        </span>
                      )}
                      {!busy && entry.state !== "done" && (
                        <Button
                          intent="quiet"
                          size="icon-sm"
                          aria-label={t("add.takeOut", { file: entry.file.name })}
                          onClick={() => setEntries((all) => all.filter(({ id }) => id !== entry.id))}
                        >
                          <X aria-hidden />
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </DialogBody>
            <DialogFooter>
              <Button onClick={() => setOpen(false)}>
                {t(busy ? "add.hide" : settled ? "add.close" : "add.cancel")}
              </Button>
              {/* Removed when nothing is left to add: a disabled button would keep the focus and swallow every key. */}
              {(ready > 0 || entries.length === 0) && (
                <Button intent="primary" busy={busy} disabled={ready === 0} onClick={() => void sendAll()}>
                  {t(busy ? "add.adding" : refused ? "add.again" : ready === 0 ? "add.none" : "add.some", {
                    count: ready,
                  })}
                </Button>
              )}
            </DialogFooter>
          </TabPanel>
          <TabPanel value="person" className="focus-visible:outline-none">
            <AddPerson
              jobId={jobId}
              acts={props.acts}
              shared={props.shared ?? {}}
              added={() => setOpen(false)}
            />
          </TabPanel>
          <TabPanel value="mail" className="focus-visible:outline-none">
            <AddByMail jobId={jobId} acts={props.acts} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

const isSendable = ({ state, file }: Entry) =>
  state !== "done" && state !== "asked" && sizeProblem(file) === null;

function State({ entry }: { entry: Entry }) {
  const t = useWords("candidate", en);
  const look = {
    waiting: { icon: FileText, style: "text-ink-faint" },
    sending: { icon: LoaderCircle, style: "animate-turn text-ink-faint" },
    done: { icon: Check, style: "text-ink-muted" },
    failed: { icon: CircleAlert, style: "text-danger-ink" },
    asked: { icon: CircleAlert, style: "text-ink-muted" },
  }[entry.state];
  return (
    <>
      <look.icon aria-hidden className={`size-4 shrink-0 ${look.style}`} />
      <span className="sr-only">{t(`add.state.${entry.state}`)}:</span>
    </>
  );
}
