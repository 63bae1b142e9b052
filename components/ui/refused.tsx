import type { ReactNode } from "react";
import { Alert } from "./alert";

/** A page that its reader may not see: its head, and below it who may. */
export function Refused({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <>
      {head}
      <div className="max-w-3xl px-4 sm:px-6">
        <Alert>{children}</Alert>
      </div>
    </>
  );
}
