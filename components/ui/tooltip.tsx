"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Kbd } from "./kbd";

/** Says what an icon does, and its key. Never the only place for essential information. */
export function Tooltip(props: { label: ReactNode; keys?: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{props.children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 flex max-w-72 animate-fade-in items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm text-ink shadow-float"
          >
            {props.label}
            {props.keys && <Kbd keys={props.keys} />}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
