import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement } from "react";

const buttonStyle = cva("button", {
  variants: {
    intent: {
      /** The main act of a view. */
      primary: "bg-accent text-on-accent shadow-control hover:bg-accent-pressed active:bg-accent-pressed",
      secondary:
        "border border-line-strong bg-surface text-ink shadow-control hover:bg-sunken active:bg-pressed",
      quiet: "text-ink-muted hover:bg-sunken hover:text-ink active:bg-pressed",
      danger: "bg-danger text-on-accent shadow-control hover:bg-danger-pressed active:bg-danger-pressed",
    },
    size: {
      sm: "h-7 px-2 text-sm",
      md: "h-8 px-3 text-base",
      /** A comfortable touch target, for forms on their own and bars on a phone. */
      lg: "h-10 px-4 text-base",
      icon: "size-8",
      "icon-sm": "size-7",
    },
  },
  defaultVariants: { intent: "secondary", size: "md" },
});

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonStyle> & {
    /** Style the child, a link without a style of its own, as a button instead of rendering one. */
    asChild?: boolean;
    /** Working: shows a spinner and ignores clicks. */
    busy?: boolean;
  };

/** A button, labelled with a verb. `intent` defaults to secondary; a view has at most one primary. */
export function Button({
  intent,
  size,
  asChild,
  busy,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const style = buttonStyle({ intent, size, className });
  // Radix's Slot would be a hundredth of the scripts of every page.
  if (asChild) {
    const link = children as ReactElement<ComponentProps<"a">>;
    return cloneElement(link, { ...props, className: style } as ComponentProps<"a">);
  }
  return (
    <button
      type="button"
      className={style}
      disabled={disabled}
      // Not disabled while busy: that would lose the focus, and with it all keyboard input.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...props}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
    >
      {busy && <LoaderCircle aria-hidden className="animate-turn" />}
      {children}
    </button>
  );
}
