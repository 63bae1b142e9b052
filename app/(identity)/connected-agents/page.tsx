import { permanentRedirect } from "next/navigation";

/** Where the page stood before it was part of the app. */
export default function FormerPage() {
  permanentRedirect("/agents");
}
