import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";

type Member = { userId: string; name: string; email: string; role: string };

export function MemberTable({ members }: { members: Member[] }) {
  return (
    <Table label="Members">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Email</Th>
          <Th>Role</Th>
        </tr>
      </thead>
      <TableBody>
        {members.map((member) => (
          <Tr key={member.userId}>
            <Td className="font-medium">
              <bdi>{member.name}</bdi>
            </Td>
            <Td className="text-ink-muted">{member.email}</Td>
            <Td className="capitalize">{member.role}</Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}
