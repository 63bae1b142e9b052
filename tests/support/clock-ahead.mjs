// Preloaded into a process: its clock is an hour ahead, as on a machine whose time was never set.
const hour = 3_600_000;
const { now } = Date;
Date.now = () => now() + hour;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, type) => Reflect.construct(target, args.length > 0 ? args : [target.now()], type),
});
