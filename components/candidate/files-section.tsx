import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { AddFile } from "@/components/file/add-file";
import { FileList } from "@/components/file/file-list";
import { Permitted } from "@/components/shell/permitted";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { Section } from "@/components/ui/section";

/** A candidate's files, with a button to add one. */
export function FilesSection({ files, candidateId, acts }: ComponentProps<typeof FileList>) {
  const t = useWords("candidate", en);
  return (
    <Section
      title={t("files")}
      note={files.length || null}
      action={
        <Permitted to="candidate:write">
          <AddFile candidateId={candidateId} acts={acts}>
            <Plus aria-hidden />
            {t("files.add")}
          </AddFile>
        </Permitted>
      }
    >
      {files.length > 0 ? (
        <FileList files={files} candidateId={candidateId} acts={acts} />
      ) : (
        <p className="px-1.5 text-sm text-ink-muted">{t("none")}</p>
      )}
    </Section>
  );
}
