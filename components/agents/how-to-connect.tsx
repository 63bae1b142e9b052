import { Card, CardBody } from "@/components/ui/card";

/** The one thing an agent needs to be told. */
export function HowToConnect({ address }: { address: string }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-2">
        <h2 className="text-base font-semibold">Connect an agent</h2>
        <p className="text-sm text-ink-muted">
          Give this address to Claude, ChatGPT, Cursor, VS Code or any other program that speaks MCP. It will
          send you here to choose what it may do.
        </p>
        <code className="rounded-md border border-line bg-sunken px-3 py-2 text-sm break-all select-all">
          {address}
        </code>
      </CardBody>
    </Card>
  );
}
