"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { Confirmation } from "@/components/ui/confirmation";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { describeDepartment } from "@/lib/hiring/organizations/describe-department";
import type { listDepartments } from "@/lib/hiring/organizations/list-departments";
import en from "@/messages/en/settings.json";
import { EditDepartment } from "./edit-department";

export type Department = z.output<typeof listDepartments.output>["departments"][number];
export type DepartmentActs = {
  save: (department: z.input<typeof describeDepartment.input>) => Promise<ActionState>;
  remove: (departmentId: string) => Promise<ActionState>;
};

/** Adds, edits and removes departments and teams, each with its values and needs. */
export function DepartmentList(props: {
  departments: Department[];
  readOnly: boolean;
  acts: DepartmentActs;
}) {
  const t = useWords("settings", en);
  const { departments, readOnly, acts } = props;
  const [open, setOpen] = useState<{ edit: Department | null } | { remove: Department } | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t("departments.text")}</p>
      {departments.length > 0 && (
        <ul aria-label={t("departments")} className="flex flex-col">
          {departments.map((department) => (
            <li
              key={department.departmentId}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 text-sm last:border-b-0"
            >
              <span className="min-w-40 flex-1">
                <bdi className="font-medium">{department.name}</bdi>
                <span className="block text-ink-muted">
                  {t("departments.summary", { jobs: department.jobs, own: filledIn(department) })}
                </span>
              </span>
              {!readOnly && (
                <>
                  <Button
                    size="sm"
                    aria-label={t("departments.edit.which", { name: department.name })}
                    onClick={() => setOpen({ edit: department })}
                  >
                    {t("departments.edit")}
                  </Button>
                  <Button
                    size="sm"
                    intent="quiet"
                    aria-label={t("departments.remove.which", { name: department.name })}
                    onClick={() => setOpen({ remove: department })}
                  >
                    {t("departments.remove")}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div>
          <Button onClick={() => setOpen({ edit: null })}>
            <Plus aria-hidden />
            {t("departments.add")}
          </Button>
        </div>
      )}
      <Dialog open={open !== null} onOpenChange={close}>
        {open && "edit" in open && <EditDepartment department={open.edit} save={acts.save} close={close} />}
        {open && "remove" in open && (
          <DialogContent title={t("departments.remove.question", { name: open.remove.name })}>
            <Confirmation
              text={t("departments.remove.text")}
              yes={t("departments.remove")}
              act={() => acts.remove(open.remove.departmentId)}
              done={t("departments.remove.done", { name: open.remove.name })}
              close={close}
            />
          </DialogContent>
        )}
      </Dialog>
    </div>
  );
}

function filledIn({ values, teamNeeds }: Department) {
  if (values) return teamNeeds ? "both" : "values";
  return teamNeeds ? "needs" : "none";
}
