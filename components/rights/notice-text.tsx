import { Section } from "@/components/ui/section";

/** The parts of a notice, as they were published. */
export const NoticeText = ({ parts }: { parts: { title: string; paragraphs: string[] }[] }) =>
  parts.map(({ title, paragraphs }) => (
    <Section key={title} title={title}>
      <div className="flex flex-col gap-2">
        {paragraphs.map((text, index) => (
          <p key={index} className="max-w-[72ch] text-sm break-words whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
    </Section>
  ));
