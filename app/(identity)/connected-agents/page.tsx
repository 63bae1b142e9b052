import { permanentRedirect } from "next/navigation";

/** The former address of /agents. */
export default function FormerPage() {
  permanentRedirect("/agents");
}
