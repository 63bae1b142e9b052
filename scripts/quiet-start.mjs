// Preloaded into the app. Next announces its start in lines that are no JSON: nothing is written to standard output
// until lib/log.ts takes the console over, which then prints through the functions kept here.
globalThis.shortlistConsole = { log: console.log, error: console.error };
console.log = console.info = () => {};
