import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/operating.json";

/** The slowest use cases of the last day, and failures of external providers. */
export function Figures({ useCases, providers }: Props) {
  const t = useWords("operating", en);
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>{t("figures.slowest")}</CardTitle>
        </CardHeader>
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
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t("providers")}</CardTitle>
        </CardHeader>
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
      </Card>
    </>
  );
}

type Props = {
  useCases: { useCase: string; calls: number; overSecond: number; meanMs: number; longestMs: number }[];
  providers: { provider: string; problem: string; failures: number; lastHour: string }[];
};
