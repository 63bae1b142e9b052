import { Card, CardBody, CardHeader, CardTitle } from "@/components/ui/card";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";

/** What took longest in the last day, and which of others' services failed. */
export function Figures({ useCases, providers }: Props) {
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>Slowest in the last 24 hours</CardTitle>
        </CardHeader>
        <Table label="Slowest in the last 24 hours">
          <thead>
            <Tr>
              <Th>Use case</Th>
              <Th numeric>Calls</Th>
              <Th numeric>Over 1 s</Th>
              <Th numeric>Mean, ms</Th>
              <Th numeric>Longest, ms</Th>
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
          <CardTitle>Failures of other services in the last 24 hours</CardTitle>
        </CardHeader>
        {providers.length === 0 ? (
          <CardBody>No model, applicant tracking system or mail server has failed.</CardBody>
        ) : (
          <Table label="Failures of other services">
            <thead>
              <Tr>
                <Th>Service</Th>
                <Th>Error</Th>
                <Th numeric>Failures</Th>
                <Th>Hour of the last</Th>
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
