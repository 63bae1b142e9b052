import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/talent-pool.json";

/** Notice on a job: a search of the talent pool found people who are waiting for confirmation. */
export function FoundNotice(props: {
  rediscovery: { rediscoveryId: string; found: number; byService: boolean };
}) {
  const { rediscoveryId, found: count, byService } = props.rediscovery;
  const t = useWords("talent-pool", en);
  return (
    <Alert
      title={t("notice.title", { count })}
      action={
        <Button asChild size="sm">
          <Link href={`/talent-pool/${rediscoveryId}`}>{t("notice.look")}</Link>
        </Button>
      }
    >
      {t(byService ? "notice.textAfterPublishing" : "notice.text")}
    </Alert>
  );
}
