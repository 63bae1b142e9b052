"use server";

import { refresh } from "next/cache";
import type { DepartmentActs } from "@/components/settings/department-list";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { describeDepartment } from "@/lib/organizations/describe-department";
import { removeDepartment } from "@/lib/organizations/remove-department";

export const saveDepartment: DepartmentActs["save"] = async (department) =>
  asActionState(async () => {
    await describeDepartment(await currentActor(), department);
    refresh();
  });

export const dropDepartment: DepartmentActs["remove"] = async (departmentId) =>
  asActionState(async () => {
    await removeDepartment(await currentActor(), { departmentId });
    refresh();
  });
