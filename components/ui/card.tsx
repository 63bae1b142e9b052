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

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("p-4", className)} {...props} />;
}

/** `id`: where a link on its page leads. */
type Titled = { id?: string; title: string; action?: ReactNode; children: ReactNode };

/** A card with a title above its content, and an action beside the title. */
export const TitledCard = ({ id, title, action, children }: Titled) => (
  <Card id={id} className={id && "scroll-mt-16 md:scroll-mt-4"}>
    <CardHeader>
      <h2 className="text-base font-semibold">{title}</h2>
      {action}
    </CardHeader>
    {children}
  </Card>
);

/** A titled card with its content padded. */
export const SectionCard = ({ className, children, ...titled }: Titled & { className?: string }) => (
  <TitledCard {...titled}>
    <CardBody className={className}>{children}</CardBody>
  </TitledCard>
);
