"use client";

import { ChevronsUpDown } from "lucide-react";
import { lazy, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Initials } from "@/components/ui/initials";
import { MenuButton } from "@/components/ui/menu-button";
import { forgetDrafts } from "@/components/ui/use-draft";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/shell.json";
import { forgetLooks } from "./looks";

const PersonMenuItems = lazy(() => import("./person-menu-items"));

export type Person = {
  name: string;
  email: string;
  organizationId: string;
  organizations: { id: string; name: string }[];
};

function forget() {
  forgetDrafts();
  forgetLooks();
}

/** Button with the signed-in user and organization; opens the account menu. */
export function PersonMenu(props: {
  person: Person;
  acts: { switchOrganization: (organizationId: string) => Promise<void> };
  onShortcuts: () => void;
  collapsible?: boolean;
}) {
  const { person, collapsible } = props;
  const t = useWords("shell", en);
  const organization = person.organizations.find(({ id }) => id === person.organizationId);
  // Outside the menu, which is unmounted by the time the form is submitted.
  const signOut = useRef<HTMLFormElement>(null);
  const button = (
    <button
      type="button"
      className="flex h-11 w-full items-center gap-2.5 rounded-md px-1.5 text-left transition-colors hover:bg-sunken data-[state=open]:bg-sunken"
    >
      <Initials name={person.name} className="size-7" />
      <span className={cn("min-w-0 flex-1", collapsible && "max-xl:sr-only")}>
        <span className="block truncate text-sm leading-4 font-medium">{organization?.name}</span>
        <span className="block truncate text-xs text-ink-muted">{person.name}</span>
        <span className="sr-only">{t("accountMenu")}</span>
      </span>
      <ChevronsUpDown
        aria-hidden
        className={cn("size-3.5 shrink-0 text-ink-faint", collapsible && "max-xl:hidden")}
      />
    </button>
  );
  return (
    <>
      <form ref={signOut} method="post" action="/sign-out" hidden onSubmit={forget} />
      <MenuButton
        button={button}
        menu={(opened) => (
          <PersonMenuItems
            person={person}
            switchOrganization={props.acts.switchOrganization}
            onShortcuts={props.onShortcuts}
            onSignOut={() => signOut.current?.requestSubmit()}
            opened={opened}
          />
        )}
      />
    </>
  );
}
