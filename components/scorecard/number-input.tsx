import { cn } from "@/components/ui/cn";
import { Input, quietControlStyle } from "@/components/ui/input";

/** A number from 0 to `max` in a narrow field; null when it is empty. */
export function NumberInput(props: {
  label: string;
  value: number | null;
  max: number;
  step?: number;
  column?: string;
  placeholder?: string;
  onChange: (value: number | null) => void;
}) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      data-column={props.column}
      aria-label={props.label}
      min={0}
      max={props.max}
      step={props.step ?? 1}
      placeholder={props.placeholder}
      value={props.value ?? ""}
      onChange={({ target }) =>
        props.onChange(
          target.value === "" ? null : Math.min(props.max, Math.max(0, target.valueAsNumber || 0)),
        )
      }
      className={cn(quietControlStyle, "h-7 w-16 px-2 text-right text-sm tabular-nums")}
    />
  );
}
