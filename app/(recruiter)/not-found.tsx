import { NothingHere } from "@/components/shell/nothing-here";

/** Within the frame, so that the way on stays where it was. */
export default function NotFound() {
  return <NothingHere className="py-32" />;
}
