// Preloaded into the processes we start: should the launcher die without stopping them, even by kill -9, they
// end too, instead of holding the port against the next start. Not for what they start in turn (`next dev` passes
// the preload on to its worker, whose channel is its own affair).
if (process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
