import type * as z from "zod";
import { CardBody, TitledCard } from "@/components/ui/card";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { listFigures } from "@/lib/doors/operating/figures/list-figures";
import en from "@/messages/en/operating.json";

/** The slowest use cases of the last day, and failures of external providers. */
export function Figures({ useCases, providers }: z.output<typeof listFigures.output>) {
  const t = useWords("operating", en);
  return (
    <>
      <TitledCard title={t("figures.slowest")}>
        <Table still label={t("figures.slowest")}>
          <thead>
            <Tr>
              <Th>{t("figures.useCase")}</Th>
              <Th numeric>{t("figures.calls")}</Th>
              <Th numeric>{t("figures.overSecond")}</Th>
              <Th numeric>{t("figures.mean")}</Th>
              <Th numeric>{t("figures.longest")}</Th>
            </Tr>
          </thead>
          <TableBody>
            {useCases.map(({ useCase, calls, overSecond, meanMs, longestMs }) => (
              <Tr key={useCase}>
                <Td>{useCase}</Td>
                <Td numeric>{calls}</Td>
                <Td numeric>{overSecond}</Td>
                <Td numeric>{Math.round(meanMs)}</Td>
                <Td numeric>{Math.round(longestMs)}</Td>
              </Tr>
            ))}
          </TableBody>
        </Table>
      </TitledCard>
      <TitledCard title={t("providers")}>
        {providers.length === 0 ? (
          <CardBody>{t("providers.none")}</CardBody>
        ) : (
          <Table still label={t("providers.table")}>
            <thead>
              <Tr>
                <Th>{t("providers.service")}</Th>
                <Th>{t("providers.error")}</Th>
                <Th numeric>{t("providers.failures")}</Th>
                <Th>{t("providers.lastHour")}</Th>
              </Tr>
            </thead>
            <TableBody>
              {providers.map(({ provider, problem, failures, lastHour }) => (
                <Tr key={`${provider} ${problem}`}>
                  <Td>{provider}</Td>
                  <Td>{problem}</Td>
                  <Td numeric>{failures}</Td>
                  <Td>
                    <When at={lastHour} />
                  </Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        )}
      </TitledCard>
    </>
  );
}
