"use client";

import { Ellipsis } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/member.json";
import { ChangeRole } from "./change-role";
import { HandOver } from "./hand-over";
import type { Member } from "./member";
import { RemoveMember } from "./remove-member";

export type MemberActs = {
  changeRole: ComponentProps<typeof ChangeRole>["changeRole"];
  handOver: ComponentProps<typeof HandOver>["handOver"];
  remove: ComponentProps<typeof RemoveMember>["remove"];
  leave: ComponentProps<typeof RemoveMember>["leave"];
};

/** Menu of what the viewer may do with a member, by the member's `mayChange`, `mayGo` and `mayBecomeOwner`. */
export function MemberMenu({ member, acts }: { member: Member; acts: MemberActs }) {
  const t = useWords("member", en);
  const [asking, setAsking] = useState<"role" | "owner" | "remove" | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button size="icon-sm" aria-label={member.isYou ? t("menu.you") : t("menu", { name: member.name })}>
            <Ellipsis aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {member.mayChange && <MenuItem onSelect={() => setAsking("role")}>{t("changeRole")}</MenuItem>}
          {member.mayBecomeOwner && <MenuItem onSelect={() => setAsking("owner")}>{t("become")}</MenuItem>}
          {member.mayGo && (
            <MenuItem onSelect={() => setAsking("remove")}>
              {t(member.isYou ? "menu.leave" : "remove")}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <Dialog open={asking !== null} onOpenChange={close}>
        {asking === "role" && <ChangeRole member={member} changeRole={acts.changeRole} close={close} />}
        {asking === "owner" && <HandOver member={member} handOver={acts.handOver} close={close} />}
        {asking === "remove" && <RemoveMember member={member} {...acts} close={close} />}
      </Dialog>
    </>
  );
}
