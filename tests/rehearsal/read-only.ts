/** As root on Linux a stage can be all there is to write to, and that not; else the stage at least is read-only. */
export const isolates = process.getuid?.() === 0 && process.platform === "linux";

/**
 * A program of a stage, on a disk that takes no writing but in an empty /tmp of its own.
 *
 * @param asUser give up root first, as an image's USER does
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
