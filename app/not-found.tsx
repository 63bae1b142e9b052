import type { Metadata } from "next";
import { NothingHere } from "@/components/shell/nothing-here";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/site.json";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getWords("site", en);
  return { title: t("notFound") };
}

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <NothingHere />
    </main>
  );
}
