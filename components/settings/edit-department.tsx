"use client";

import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/settings.json";
import type { Department, DepartmentActs } from "./department-list";

/** Edits a department's or team's name, values and needs. `department` is null for a new one. */
export function EditDepartment(props: {
  department: Department | null;
  save: DepartmentActs["save"];
  close: () => void;
}) {
  const t = useWords("settings", en);
  const { department, save, close } = props;
  return (
    <DialogContent
      wide
      title={department ? t("departments.edit.which", { name: department.name }) : t("departments.add")}
      description={t("departments.detail")}
    >
      <DialogForm
        submit={t("save")}
        done={t("culture.saved")}
        then={close}
        send={(form) =>
          save({
            departmentId: department?.departmentId,
            ...readFields(form),
            shown: department ?? undefined,
          })
        }
      >
        <Field label={t("departments.name")} hint={t("departments.name.hint")}>
          <Input name="name" required maxLength={120} defaultValue={department?.name} />
        </Field>
        <Field label={t("departments.values")} optional hint={t("departments.values.hint")}>
          <Textarea name="values" maxLength={8000} defaultValue={department?.values ?? ""} />
        </Field>
        <Field label={t("departments.needs")} optional hint={t("departments.needs.hint")}>
          <Textarea name="teamNeeds" maxLength={8000} defaultValue={department?.teamNeeds ?? ""} />
        </Field>
      </DialogForm>
    </DialogContent>
  );
}

function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const field = (name: string) => (data.get(name) as string).trim();
  return { name: field("name"), values: field("values"), teamNeeds: field("teamNeeds") };
}
