"use client";

import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { Department, DepartmentActs } from "./department-list";

/** What a department or team says of itself, to change; null for a new one. */
export function EditDepartment(props: {
  department: Department | null;
  save: DepartmentActs["save"];
  close: () => void;
}) {
  const { department, save, close } = props;
  return (
    <DialogContent
      wide
      title={department ? <>Edit {department.name}</> : "Add a department or team"}
      description="Published scorecards stay as they are; drafts from now on use it."
    >
      <DialogForm
        submit="Save"
        done="Saved. Scorecards drafted from now on use it."
        then={close}
        send={(form) => save({ departmentId: department?.departmentId, ...typedIn(form) })}
      >
        <Field label="Name" hint="As the jobs name it. Capitals do not matter.">
          {(wiring) => (
            <Input {...wiring} name="name" required maxLength={120} defaultValue={department?.name} />
          )}
        </Field>
        <Field
          label="How people work together there"
          optional
          hint="One value a line, for culture fit. Left empty, the organization's values count."
        >
          {(wiring) => (
            <Textarea {...wiring} name="values" maxLength={8000} defaultValue={department?.values ?? ""} />
          )}
        </Field>
        <Field
          label="What it lacks or needs"
          optional
          hint="One need a line, for team fit. Left empty, the organization's needs count. A job that says what its own team lacks goes before."
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              name="teamNeeds"
              maxLength={8000}
              defaultValue={department?.teamNeeds ?? ""}
            />
          )}
        </Field>
      </DialogForm>
    </DialogContent>
  );
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { name: field("name"), values: field("values"), teamNeeds: field("teamNeeds") };
}
