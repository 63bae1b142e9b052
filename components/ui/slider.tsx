import { cn } from "./cn";

/**
 * A number from 0 to 100, set by pointer. Beside it is a field with the same number for keyboards and screen readers:
 * the slider itself is hidden from screen readers and not in the tab order.
 */
export function Slider(props: { value: number; onChange: (value: number) => void; className?: string }) {
  return (
    <input
      type="range"
      aria-hidden
      tabIndex={-1}
      max={100}
      value={props.value}
      onChange={(event) => props.onChange(event.target.valueAsNumber)}
      className={cn(
        "h-1 min-w-0 cursor-pointer appearance-none rounded-full bg-line-strong disabled:cursor-not-allowed disabled:opacity-50",
        "[&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent",
        "[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent",
        props.className,
      )}
    />
  );
}
