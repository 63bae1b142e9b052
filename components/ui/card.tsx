import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A bordered surface. CardHeader holds a title and actions, CardBody the rest. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-lg border border-line bg-surface", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-2",
        className,
      )}
      {...props}
    />
  );
}

export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 className={cn("text-base font-semibold", className)} {...props} />;
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("p-4", className)} {...props} />;
}

/** A card with only a title above its content. */
export const TitledCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    {children}
  </Card>
);

/** A titled card with its content padded. */
export const SectionCard = (props: { title: string; className?: string; children: ReactNode }) => (
  <TitledCard title={props.title}>
    <CardBody className={props.className}>{props.children}</CardBody>
  </TitledCard>
);
