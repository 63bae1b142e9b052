"use client";

import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { Department, DepartmentActs } from "./department-list";

export function RemoveDepartment(props: {
  department: Department;
  remove: DepartmentActs["remove"];
  close: () => void;
}) {
  const { departmentId, name } = props.department;
  const { act, busy } = useAct();
  return (
    <DialogContent title={<>Remove {name}?</>}>
      <DialogBody>
        <p className="text-sm text-ink-muted">
          What it says of itself is deleted. Jobs that name it keep the name, and published scorecards stay;
          their next drafts go by the organization.
        </p>
      </DialogBody>
      <DialogFooter>
        <DialogCancel busy={busy} />
        <Button
          intent="danger"
          busy={busy}
          onClick={() =>
            act(() => props.remove(departmentId), { done: `${name} removed`, then: props.close })
          }
        >
          Remove
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
