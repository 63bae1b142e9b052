import type * as z from "zod";
import type { WorkStyles as Read } from "@/lib/candidates/work-styles";
import { Section } from "./section";

type Styles = z.output<typeof Read>;

/** What somebody's documents and answers tell of how they work, each with their own words; nothing where none do. */
export function WorkStyles({ styles }: { styles: Styles }) {
  if (styles.workStyles.length === 0) return null;
  return (
    <Section title="How they describe their work" note="not part of any score">
      <p className="mb-3 max-w-prose px-1.5 text-sm text-ink-muted">{styles.note}</p>
      <dl className="flex flex-col gap-3 px-1.5">
        {styles.workStyles.map(({ style, name, evidence }) => (
          <div key={style}>
            <dt className="font-medium">{name}</dt>
            {evidence.map((passage) => (
              <dd key={passage.quote} className="mt-1">
                <q className="break-words whitespace-pre-line">
                  <bdi>{passage.quote}</bdi>
                </q>
                <span className="block text-sm text-ink-muted">{whereTold(passage)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

type Passage = Styles["workStyles"][number]["evidence"][number];

function whereTold({ role, question, page }: Passage): string {
  if (!role) return `In answer to “${question ?? "a question"}”`;
  const until = role.current ? "now" : role.to;
  return `${role.title}, ${role.from} to ${until} · page ${page}`;
}
