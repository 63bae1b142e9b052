"use client";

import { Bot, Keyboard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { Kbd } from "@/components/ui/kbd";
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import type { Person } from "./person-menu";
import { chooseTheme, useTheme, type Theme } from "./theme";

/** What one can do about oneself. */
export default function PersonMenuItems(props: {
  opened: Opened;
  person: Person;
  switchOrganization: (organizationId: string) => Promise<void>;
  onShortcuts: () => void;
  onSignOut: () => void;
}) {
  const { person } = props;
  const theme = useTheme();
  return (
    <OpenMenu {...props.opened} align="start" side="top" className="w-60">
      <MenuLabel className="truncate">{person.email}</MenuLabel>
      {person.organizations.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>Organization</MenuLabel>
          <MenuRadioGroup
            value={person.organizationId}
            onValueChange={(id) => void props.switchOrganization(id)}
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
      <MenuItem onSelect={props.onSignOut}>
        <LogOut aria-hidden />
        Sign out
      </MenuItem>
    </OpenMenu>
  );
}
