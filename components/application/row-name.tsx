import Link from "next/link";
import { Initials } from "@/components/ui/initials";

/** A candidate in a row of a list: the initials, and the name as the link to the page. */
export const RowName = ({ name, href }: { name: string; href: string }) => (
  <>
    <Initials name={name} />
    <Link
      data-row=""
      // Otherwise every refresh of the list would prefetch every row's page again.
      prefetch={false}
      className="min-w-0 truncate rounded-xs font-medium hover:underline"
      href={href}
    >
      <bdi>{name}</bdi>
    </Link>
  </>
);
