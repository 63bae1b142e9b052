/** A progress bar; it only repeats the text beside it. */
export function ProgressBar({ done, of, label }: { done: number; of: number; label: string }) {
  const part = of === 0 ? 0 : Math.min(1, done / of);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      className="h-1.5 overflow-hidden rounded-full bg-pressed"
    >
      <svg className="size-full">
        <rect width={`${part * 100}%`} height="100%" rx="3" className="fill-accent transition-[width]" />
      </svg>
    </div>
  );
}
