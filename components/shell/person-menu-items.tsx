"use client";

import { Bot, Keyboard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { Kbd } from "@/components/ui/kbd";
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import type { Person } from "./person-menu";
import { chooseLocale, useLocale } from "@/components/words/locale.client";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/menu.json";
import { localeNames, locales, type Locale } from "@/messages/locales";
import { chooseTheme, useTheme, type Theme } from "./theme";

/** The account menu: organization, theme, language, account, agents, shortcuts and sign-out. */
export default function PersonMenuItems(props: {
  opened: Opened;
  person: Person;
  switchOrganization: (organizationId: string) => Promise<void>;
  onShortcuts: () => void;
  onSignOut: () => void;
}) {
  const { person } = props;
  const t = useWords("menu", en);
  const theme = useTheme();
  const locale = useLocale();
  return (
    <OpenMenu {...props.opened} align="start" side="top" className="w-60">
      <MenuLabel className="truncate">{person.email}</MenuLabel>
      {person.organizations.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>{t("organization")}</MenuLabel>
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
      <MenuLabel>{t("theme")}</MenuLabel>
      <MenuRadioGroup value={theme} onValueChange={(value) => chooseTheme(value as Theme)}>
        <MenuRadioItem value="system">{t("theme.system")}</MenuRadioItem>
        <MenuRadioItem value="light">{t("theme.light")}</MenuRadioItem>
        <MenuRadioItem value="dark">{t("theme.dark")}</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuLabel>{t("language")}</MenuLabel>
      <MenuRadioGroup value={locale} onValueChange={(value) => chooseLocale(value as Locale)}>
        {locales.map((each) => (
          <MenuRadioItem key={each} value={each} lang={each}>
            {localeNames[each]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href="/settings/account">
          <UserRound aria-hidden />
          {t("account")}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href="/agents">
          <Bot aria-hidden />
          {t("agents")}
        </Link>
      </MenuItem>
      <MenuItem onSelect={props.onShortcuts}>
        <Keyboard aria-hidden />
        {t("shortcuts")}
        <Kbd keys="?" className="ml-auto" />
      </MenuItem>
      <MenuItem onSelect={props.onSignOut}>
        <LogOut aria-hidden />
        {t("signOut")}
      </MenuItem>
    </OpenMenu>
  );
}
