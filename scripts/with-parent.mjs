// Preloaded into the processes we start: if the launcher dies without stopping them, even by kill -9, they end too,
// instead of blocking the port for the next start or claiming work that nobody does. Work in progress has two
// seconds. Has no effect in their own children and threads (`next dev` passes the preload on to its worker, whose IPC
// channel is a different one), which inherit the environment.
if (process.env.LAUNCHER_PID) {
  delete process.env.LAUNCHER_PID;
  const end = () => {
    setTimeout(
      () => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGKILL"),
      2_000,
    );
    process.kill(process.pid, "SIGTERM");
  };
  process.on("disconnect", end);
  process.channel?.unref();
  // The launcher may have died while this process was starting.
  if (!process.connected) end();
}
