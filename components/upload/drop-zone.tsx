"use client";

import { FileUp } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { cn } from "@/components/ui/cn";

/** File extensions with their dots. */
const documents = ".pdf,.docx,.odt,.rtf,.html,.htm,.txt";
export const documentsAndPictures = `${documents},.png,.jpg,.jpeg`;

/** Accepts files by file dialog or drag and drop. */
export function DropZone(props: {
  label: string;
  hint: string;
  /** Default: document formats. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  useEffect(() => {
    // The browser would open a file that is dropped beside the zone, and leave the page.
    const ignore = (event: DragEvent) => event.preventDefault();
    for (const type of ["dragover", "drop"] as const) window.addEventListener(type, ignore);
    return () => {
      for (const type of ["dragover", "drop"] as const) window.removeEventListener(type, ignore);
    };
  }, []);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!props.disabled) props.onFiles([...event.dataTransfer.files]);
      }}
      className={cn(
        "relative flex flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        over ? "border-accent bg-accent-wash" : "border-line-control hover:bg-sunken",
        props.disabled && "pointer-events-none opacity-50",
      )}
    >
      <FileUp aria-hidden className="size-5 text-ink-faint" strokeWidth={1.75} />
      <label htmlFor={id} className="text-base font-medium after:absolute after:inset-0 after:cursor-pointer">
        {props.label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {props.hint}
      </p>
      <input
        id={id}
        type="file"
        accept={props.accept ?? documents}
        multiple={props.multiple}
        disabled={props.disabled}
        aria-describedby={`${id}-hint`}
        className="sr-only"
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again after it was removed.
          event.target.value = "";
        }}
      />
    </div>
  );
}
