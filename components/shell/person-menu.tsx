"use client";

import { Bot, ChevronsUpDown, Keyboard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { Initials } from "@/components/ui/initials";
import { Kbd } from "@/components/ui/kbd";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "@/components/ui/menu";
import { cn } from "@/components/ui/cn";
import { chooseTheme, useTheme, type Theme } from "./theme";

export type Person = {
  name: string;
  email: string;
  organizationId: string;
  organizations: { id: string; name: string }[];
};

type Acts = { switchOrganization: (organizationId: string) => Promise<void> };

/** Who is signed in, for which organization, and how it looks here. */
export function PersonMenu(props: {
  person: Person;
  acts: Acts;
  onShortcuts: () => void;
  collapsible?: boolean;
}) {
  const { person, acts, collapsible } = props;
  const theme = useTheme();
  const organization = person.organizations.find((one) => one.id === person.organizationId);
  // Outside the menu, which is gone by the time the form is sent.
  const signOut = useRef<HTMLFormElement>(null);
  return (
    <>
      <form ref={signOut} method="post" action="/sign-out" hidden />
      <Menu>
        <MenuTrigger className="flex h-11 w-full items-center gap-2.5 rounded-md px-1.5 text-left transition-colors hover:bg-sunken data-[state=open]:bg-sunken">
          <Initials name={person.name} className="size-7" />
          <span className={cn("min-w-0 flex-1", collapsible && "max-xl:sr-only")}>
            <span className="block truncate text-sm leading-4 font-medium">{organization?.name}</span>
            <span className="block truncate text-xs text-ink-muted">{person.name}</span>
            <span className="sr-only">Account menu</span>
          </span>
          <ChevronsUpDown
            aria-hidden
            className={cn("size-3.5 shrink-0 text-ink-faint", collapsible && "max-xl:hidden")}
          />
        </MenuTrigger>
        <MenuContent align="start" side="top" className="w-60">
          <MenuLabel className="truncate">{person.email}</MenuLabel>
          {person.organizations.length > 1 && (
            <>
              <MenuSeparator />
              <MenuLabel>Organization</MenuLabel>
              <MenuRadioGroup
                value={person.organizationId}
                onValueChange={(id) => void acts.switchOrganization(id)}
              >
                {person.organizations.map(({ id, name }) => (
                  <MenuRadioItem key={id} value={id}>
                    <span className="truncate">{name}</span>
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
            </>
          )}
          <MenuSeparator />
          <MenuLabel>Theme</MenuLabel>
          <MenuRadioGroup value={theme} onValueChange={(value) => chooseTheme(value as Theme)}>
            <MenuRadioItem value="system">As the system</MenuRadioItem>
            <MenuRadioItem value="light">Light</MenuRadioItem>
            <MenuRadioItem value="dark">Dark</MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuItem asChild>
            <Link href="/settings/account">
              <UserRound aria-hidden />
              Your account
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link href="/agents">
              <Bot aria-hidden />
              Connected agents
            </Link>
          </MenuItem>
          <MenuItem onSelect={props.onShortcuts}>
            <Keyboard aria-hidden />
            Keyboard shortcuts
            <Kbd keys="?" className="ml-auto" />
          </MenuItem>
          <MenuItem onSelect={() => signOut.current?.requestSubmit()}>
            <LogOut aria-hidden />
            Sign out
          </MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
}
