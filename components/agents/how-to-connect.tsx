import { Card, CardBody } from "@/components/ui/card";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/agents.json";

/** The MCP server's address, which is all an agent needs to connect. */
export function HowToConnect({ address }: { address: string }) {
  const t = useWords("agents", en);
  return (
    <Card>
      <CardBody className="flex flex-col gap-2">
        <h2 className="text-base font-semibold">{t("connect")}</h2>
        <p className="text-sm text-ink-muted">{t("connect.text")}</p>
        <code className="rounded-md border border-line bg-sunken px-3 py-2 text-sm break-all select-all">
          {address}
        </code>
      </CardBody>
    </Card>
  );
}
