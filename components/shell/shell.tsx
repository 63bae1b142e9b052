"use client";

import { Menu as MenuIcon, Search } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { lazy, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { Later } from "@/components/ui/later";
import { ToastProvider } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import type { ChangeCounts } from "@/lib/platform/access/commits";
import type { Permission } from "@/lib/platform/access/permissions";
import en from "@/messages/en/shell.json";
import type { Hit } from "./command-palette";
import { LineNotice } from "./line";
import { Live } from "./live";
import { badge, Navigation, upTo99 } from "./navigation";
import { OneOrganization } from "./one-organization";
import { PermissionsProvider, useDestinations } from "./permitted";
import { PersonMenu, type Person } from "./person-menu";
import { ShortcutsProvider, useShortcuts } from "./shortcuts";
import { UndoProvider } from "./undo";
import { Wordmark } from "./wordmark";

const CommandPalette = lazy(() => import("./command-palette"));
const ShortcutList = lazy(() => import("./shortcut-list"));
const Drawer = lazy(() => import("./drawer"));

type ShellProps = {
  person: Person;
  permissions: Permission[];
  /** The change counts at the time this page was rendered. */
  changes: ChangeCounts;
  /** Number of pending items by the href of their destination. */
  counts: Record<string, number>;
  acts: {
    switchOrganization: (organizationId: string) => Promise<void>;
    search: (query: string) => Promise<Hit[]>;
  };
  children: ReactNode;
};

/** The frame around every recruiter page: navigation (a top bar on phones), command palette, shortcuts and toasts. */
export function Shell(props: ShellProps) {
  return (
    <PermissionsProvider permissions={props.permissions}>
      <ShortcutsProvider>
        <ToastProvider>
          <UndoProvider>
            <Live key={props.person.organizationId} seen={props.changes} />
            <OneOrganization email={props.person.email} organizationId={props.person.organizationId} />
            <LineNotice />
            <Frame {...props} />
          </UndoProvider>
        </ToastProvider>
      </ShortcutsProvider>
    </PermissionsProvider>
  );
}

function Frame({ person, counts, acts, children }: ShellProps) {
  const t = useWords("shell", en);
  const router = useRouter();
  const [palette, setPalette] = useState(false);
  const [keys, setKeys] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  useShortcuts([
    { keys: "mod+k", label: t("shortcut.find"), group: "Everywhere", run: () => setPalette(true) },
    { keys: "?", label: t("shortcut.list"), group: "Everywhere", run: () => setKeys(true) },
    ...useDestinations().map(({ href, label, keys }) => ({
      keys,
      label: t("goTo", { place: label }),
      group: "Everywhere",
      run: () => router.push(href),
    })),
  ]);
  const account = { person, acts, onShortcuts: () => setKeys(true) };
  return (
    <div className="md:grid md:grid-cols-[3.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-raised px-3 py-2 text-sm font-medium shadow-float focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <aside className="sticky top-0 flex h-dvh flex-col gap-3 border-r border-line bg-canvas p-2 max-md:hidden print:hidden">
        <Link href="/jobs" aria-label="Shortlist" className="flex h-9 items-center rounded-md px-2">
          <Wordmark collapsible />
        </Link>
        <button
          type="button"
          onClick={() => setPalette(true)}
          className="flex h-8 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-2 text-sm text-ink-faint transition-colors hover:bg-sunken"
        >
          <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="max-xl:sr-only">{t("find")}</span>
          <span aria-hidden className="ml-auto max-xl:hidden">
            <Kbd keys="mod+k" />
          </span>
        </button>
        <Navigation counts={counts} collapsible />
        <div className="mt-auto">
          <PersonMenu {...account} collapsible />
        </div>
      </aside>
      <header className="sticky top-0 z-30 flex h-12 items-center gap-1 border-b border-line bg-canvas px-2 md:hidden print:hidden">
        <Button
          intent="quiet"
          size="icon"
          aria-label={t("navigation.open", { waiting })}
          aria-haspopup="dialog"
          aria-expanded={drawer}
          className="relative"
          onClick={() => setDrawer(true)}
        >
          <MenuIcon aria-hidden />
          {waiting > 0 && (
            <span aria-hidden className={cn(badge, "absolute top-0 right-0 min-w-4 leading-4")}>
              {upTo99(waiting)}
            </span>
          )}
        </Button>
        <Later when={drawer}>
          <Drawer open={drawer} onOpenChange={setDrawer} counts={counts} account={account} />
        </Later>
        <Link href="/jobs" aria-label="Shortlist" className="flex items-center rounded-md px-1">
          <Wordmark />
        </Link>
        <Button
          intent="quiet"
          size="icon"
          aria-label={t("find")}
          className="ml-auto"
          onClick={() => setPalette(true)}
        >
          <Search aria-hidden />
        </Button>
      </header>
      <main id="content" tabIndex={-1} className="min-h-dvh min-w-0 bg-surface focus:outline-none">
        {children}
      </main>
      <Later when={palette}>
        <CommandPalette open={palette} onOpenChange={setPalette} search={acts.search} />
      </Later>
      <Later when={keys}>
        <ShortcutList open={keys} onOpenChange={setKeys} />
      </Later>
    </div>
  );
}
