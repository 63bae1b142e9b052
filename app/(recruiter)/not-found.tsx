import { NothingHere } from "@/components/shell/nothing-here";

/** Rendered inside the app's frame, so that the navigation stays. */
export default function NotFound() {
  return <NothingHere className="py-32" />;
}
