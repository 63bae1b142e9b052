import type { ReactNode } from "react";
import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";

/** One matter of the account page: what it is, how it stands, and the forms that change it. */
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
