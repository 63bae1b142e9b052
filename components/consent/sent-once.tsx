"use client";

import { useRef, type ComponentProps } from "react";

/** A form that a double press sends once. A page the browser shows again can send it again. */
export function SentOnce(props: ComponentProps<"form">) {
  const sentAt = useRef(-Infinity);
  return (
    <form
      {...props}
      onSubmit={(event) => {
        if (event.timeStamp - sentAt.current < 2_000) event.preventDefault();
        else sentAt.current = event.timeStamp;
      }}
    />
  );
}
