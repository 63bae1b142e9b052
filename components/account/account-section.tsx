import type { ReactNode } from "react";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";

/** A section of the account page: a title, an optional action beside it, and the section's state and forms. */
export function AccountSection(props: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{props.title}</CardTitle>
        {props.action}
      </CardHeader>
      <CardBody className="flex flex-col gap-4">{props.children}</CardBody>
    </Card>
  );
}
