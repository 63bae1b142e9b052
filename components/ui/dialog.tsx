"use client";

import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { Button } from "./button";
import { cn } from "./cn";
import "./style-nonce";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;

/** Closes a dialog without doing anything. */
export function DialogCancel({ children, busy }: { children?: ReactNode; busy?: boolean }) {
  const t = useWords("ui", en);
  return (
    <Primitive.Close asChild>
      <Button disabled={busy}>{children ?? t("cancel")}</Button>
    </Primitive.Close>
  );
}

type Titled = { title: ReactNode; description?: ReactNode; wide?: boolean };

/** A dialog with its own button. Its content is mounted on each opening, and can close it by `close`. */
export function ButtonDialog(
  props: Titled & { button: ReactNode; children: (close: () => void) => ReactNode },
) {
  const { button, children, ...panel } = props;
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{button}</DialogTrigger>
      <DialogContent {...panel}>{children(() => setOpen(false))}</DialogContent>
    </Dialog>
  );
}

/**
 * The panel of a dialog. It traps the focus and returns it on closing. On a phone it rises from the bottom edge;
 * `side="left"` makes it a drawer instead.
 */
export function DialogContent(
  props: Omit<ComponentProps<typeof Primitive.Content>, "title"> &
    Titled & {
      /** Keep the title for screen readers only. */
      titleHidden?: boolean;
      side?: "left";
    },
) {
  const { title, description, titleHidden, side, wide, className, children, ...rest } = props;
  const t = useWords("ui", en);
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
      <Primitive.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        className={cn(
          "fixed z-50 flex flex-col overflow-y-auto bg-raised shadow-float focus:outline-none",
          side === "left" ? "inset-y-0 left-0 max-h-dvh w-64 animate-fade-in" : "dialog-sheet",
          wide && "sm:max-w-2xl",
          className,
        )}
        onOpenAutoFocus={(event) => {
          const field = isPointerFine() && firstOf(event.currentTarget);
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
        {...rest}
      >
        <Opener openerRef={opener} />
        <div className={cn("flex items-start justify-between gap-4 px-5 pt-4", titleHidden && "sr-only")}>
          <div>
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-0.5 max-w-[60ch] text-sm text-ink-muted">
                {description}
              </Primitive.Description>
            )}
          </div>
          {!titleHidden && (
            <Primitive.Close asChild>
              <Button intent="quiet" size="icon-sm" aria-label={t("close")} className="-mr-1.5">
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          )}
        </div>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Whether a physical keyboard is likely: on a phone a focused field would open one over the dialog. */
export const isPointerFine = () => matchMedia("(pointer: fine)").matches;

/** The first control to fill in, to be focused; without one, the close button gets the focus. */
const firstOf = (panel: EventTarget | null) =>
  panel instanceof Element
    ? panel.querySelector<HTMLElement>(
        "form :is(input:not([type=hidden]), textarea, select, button), [role=tab][aria-selected=true], input[type=file]",
      )
    : null;

/** Remembers the element that had the focus when the panel was rendered, before anything in it took the focus. */
function Opener({ openerRef }: { openerRef: RefObject<Element | null> }) {
  const [element] = useState(() => document.activeElement);
  useEffect(() => {
    openerRef.current = element;
  }, [openerRef, element]);
  return null;
}

export function DialogBody(props: Omit<ComponentProps<"div">, "className">) {
  return <div className="flex flex-col gap-4 px-5 py-4" {...props} />;
}

/** The buttons of a dialog, the act itself last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-5 py-3">
      {children}
    </div>
  );
}
