"use client";

import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/settings.json";
import type { Department, DepartmentActs } from "./department-list";

export function RemoveDepartment(props: {
  department: Department;
  remove: DepartmentActs["remove"];
  close: () => void;
}) {
  const t = useWords("settings", en);
  const { departmentId, name } = props.department;
  const { act, busy } = useAct();
  return (
    <DialogContent title={t("departments.remove.question", { name })}>
      <DialogBody>
        <p className="text-sm text-ink-muted">{t("departments.remove.text")}</p>
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="danger"
          busy={busy}
          onClick={() =>
            act(() => props.remove(departmentId), {
              done: t("departments.remove.done", { name }),
              then: props.close,
            })
          }
        >
          {t("departments.remove")}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
