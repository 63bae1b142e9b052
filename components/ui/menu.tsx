"use client";

import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import "./style-nonce";

export const Menu = Primitive.Root;
export const MenuTrigger = Primitive.Trigger;
export const MenuRadioGroup = Primitive.RadioGroup;

export function MenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          "z-50 min-w-48 animate-rise-in rounded-lg bg-raised p-1 text-sm shadow-float",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

const itemStyle =
  "flex h-8 items-center gap-2 rounded-md px-2 text-sm text-ink outline-none select-none data-highlighted:bg-sunken data-disabled:text-ink-faint [&_svg]:size-4 [&_svg]:text-ink-faint";

export function MenuItem(props: Omit<ComponentProps<typeof Primitive.Item>, "className">) {
  return <Primitive.Item className={itemStyle} {...props} />;
}

export function MenuRadioItem(props: Omit<ComponentProps<typeof Primitive.RadioItem>, "className">) {
  return (
    <Primitive.RadioItem className={cn(itemStyle, "pr-8")} {...props}>
      {props.children}
      <Primitive.ItemIndicator className="absolute right-3">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn("px-2 pt-2 pb-1 text-xs text-ink-faint", className)} {...props} />;
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
