import Link from "next/link";
import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Bullets } from "@/components/ui/bullets";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import type { DescribedConfirmation } from "@/lib/approvals/described-confirmation";
import { AnswerButtons, type Answer } from "./answer-buttons";
import { askedWords, statusWords } from "./words";

type Described = z.output<typeof DescribedConfirmation>;

/** What an agent asks for, with everything it would do, and the answer. */
export function ApprovalCard(props: { approval: Described; answer: Answer; linked?: boolean }) {
  const { approval } = props;
  const { headline, effects } = approval.preview;
  const pending = approval.status === "pending";
  return (
    <Card>
      <CardHeader>
        <p className="min-w-0 text-sm text-ink-muted">
          {approval.clientName ? (
            <>
              An agent that calls itself{" "}
              <bdi className="font-medium wrap-anywhere text-ink">{approval.clientName}</bdi> asks
            </>
          ) : (
            "An agent asks"
          )}{" "}
          <When exact at={approval.createdAt} className="whitespace-nowrap text-ink-faint" />
        </p>
        {!pending && <Badge>{statusWords[approval.status]}</Badge>}
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <h2 className="text-base text-pretty break-words">
          {props.linked ? (
            <Link
              data-row=""
              href={`/approvals/${approval.confirmationId}`}
              className="rounded-xs hover:underline"
            >
              {headline}
            </Link>
          ) : (
            headline
          )}
        </h2>
        <Bullets className="max-w-[72ch]">
          {effects.map((effect, index) => (
            <li key={index} className="break-words">
              {effect}
            </li>
          ))}
        </Bullets>
        {pending && (
          <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
            <p className="text-xs text-ink-faint">
              Expires <When exact at={approval.expiresAt} />
            </p>
            <AnswerButtons
              confirmationId={approval.confirmationId}
              verb={askedWords[approval.act].verb}
              about={headline}
              answer={props.answer}
              keys={!props.linked}
            />
          </div>
        )}
        {!pending && approval.answeredAt && (
          <p className="text-xs text-ink-faint">
            {statusWords[approval.status]} <When exact at={approval.answeredAt} />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
