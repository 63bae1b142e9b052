import type { ReactNode } from "react";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The agent as far as it is known: what it calls itself is marked as such, where answers go is fact. */
export function WhoAsks(props: {
  client: { name: string; redirectHost: string; documentHost: string | null; firstSeen: Date };
  email: string;
}) {
  const { name, redirectHost, documentHost, firstSeen } = props.client;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <Line term="Says it is">
        <bdi className="font-medium">{name}</bdi> <span className="text-ink-muted">(not verified)</span>
      </Line>
      {documentHost && (
        <Line term="Described by">
          <code className="font-mono text-sm wrap-anywhere">{documentHost}</code>
        </Line>
      )}
      <Line term="Sends you to">
        <code className="font-mono text-sm wrap-anywhere">{redirectHost}</code>
      </Line>
      <Line term="First seen">
        <time dateTime={firstSeen.toISOString()}>{day.format(firstSeen)}</time>
      </Line>
      <Line term="Acts as">
        <bdi>{props.email}</bdi>
      </Line>
    </dl>
  );
}

function Line(props: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{props.term}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </>
  );
}
