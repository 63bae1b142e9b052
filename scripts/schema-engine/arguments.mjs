/** What Prisma's CLI passes to a schema engine. */
export function engineArguments(argv) {
  const parsed = { version: argv.includes("--version"), datamodels: [] };
  for (let i = 0; i < argv.length; i++) {
    switch (argv[i]) {
      case "-d":
      case "--datamodels":
        parsed.datamodels.push(argv[++i]);
        break;
      case "--datasource": {
        const { url, shadowDatabaseUrl } = JSON.parse(argv[++i]);
        Object.assign(parsed, { url, shadowDatabaseUrl });
        break;
      }
      case "--enabled-preview-features":
      case "--extension-types":
        i++;
        break;
      case "cli":
        parsed.command = argv[++i];
        break;
    }
  }
  return parsed;
}
