import { NothingHere } from "@/components/shell/nothing-here";
import { titled } from "@/components/words/titled";
import en from "@/messages/en/site.json";

export const generateMetadata = titled("site", en, "notFound");

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <NothingHere />
    </main>
  );
}
