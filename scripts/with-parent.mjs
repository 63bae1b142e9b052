// Preloaded into the processes we start: should the launcher die without stopping them, even by kill -9, they
// end too, instead of holding the port against the next start or taking work that nobody does. What is under way has
// two seconds. Not for what they start in turn (`next dev` passes the preload on to its worker, whose channel is its
// own affair).
if (process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => {
    setTimeout(
      () => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL"),
      2_000,
    );
    process.kill(process.pid, "SIGTERM");
  });
  process.channel?.unref();
}
