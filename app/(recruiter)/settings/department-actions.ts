"use server";

import type { DepartmentActs } from "@/components/settings/department-list";
import { describeDepartment } from "@/lib/hiring/organizations/describe-department";
import { removeDepartment } from "@/lib/hiring/organizations/remove-department";
import { runAct } from "../run-act";

export const saveDepartment: DepartmentActs["save"] = async (department) =>
  runAct((actor) => describeDepartment(actor, department));

export const dropDepartment: DepartmentActs["remove"] = async (departmentId) =>
  runAct((actor) => removeDepartment(actor, { departmentId }));
