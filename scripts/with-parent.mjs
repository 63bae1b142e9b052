// Preloaded into the processes we start: should the launcher die without stopping them, even by kill -9, they
// end too, instead of holding the port against the next start.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
