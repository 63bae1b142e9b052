import { Field } from "./field";
import { Select } from "./select";

/** A labelled choice of a plain form; `any` is what it says while nothing is chosen. */
export function SelectField(props: {
  name: string;
  label: string;
  any: string;
  chosen: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <Field label={props.label}>
      <Select name={props.name} defaultValue={props.chosen ?? ""}>
        <option value="">{props.any}</option>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
