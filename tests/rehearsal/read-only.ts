/** Whether the whole disk can be mounted read-only: only as root on Linux. Otherwise only the stage is made so. */
export const isolates = process.getuid?.() === 0 && process.platform === "linux";

/**
 * The command that runs a stage's program on a read-only disk, with an empty, private /tmp.
 *
 * @param asUser drop root first, as an image's USER does
 */
export function readOnlyCommand(stage: string, program: string[], asUser = false): string[] {
  const within = [
    "mount --make-rprivate /",
    `mount --bind '${stage}' /mnt`,
    "mount -o remount,bind,ro /mnt",
    "mount -t tmpfs tmpfs /tmp",
    "mount -o remount,bind,ro /",
    "cd /mnt",
    `exec ${asUser ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""}"$0" "$@"`,
  ];
  return ["unshare", "-m", "sh", "-c", within.join(" && "), ...program];
}
