import { cloneElement, useId, type ReactElement, type ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { cn } from "./cn";

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * A labelled control with an optional hint and problem, wired for screen readers: `<Field label="Email"><Input />
 * </Field>`. The control has to pass on the properties that it gets from here.
 */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  className?: string;
  children: ReactElement<Partial<Wiring>>;
}) {
  const t = useWords("ui", en);
  const id = useId();
  const described = [props.hint ? `${id}-hint` : "", props.error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={cn("flex flex-col gap-1.5", props.className)}>
      <label className="text-sm font-medium text-ink select-none" htmlFor={id}>
        {props.label}
        {props.optional && <span className="ml-1.5 font-normal text-ink-faint">{t("optional")}</span>}
      </label>
      {cloneElement(props.children, {
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(props.error ? { "aria-invalid": true as const } : {}),
      })}
      {props.hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${id}-error`} className="text-sm text-danger-ink">
          {props.error}
        </p>
      )}
    </div>
  );
}
