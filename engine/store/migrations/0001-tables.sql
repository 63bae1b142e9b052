-- Bodies and results are json, not jsonb: they are only passed through, and jsonb refuses \u0000, which text
-- extracted from documents can hold.

create table engine.app (
  name text primary key,
  url text not null,
  sdk text,
  checksum text not null,
  synced_at timestamptz not null default now()
);

create table engine.function (
  id text primary key,
  app text not null references engine.app on delete cascade,
  url text not null,
  config json not null
);

create table engine.event (
  id text primary key,
  dedupe text not null unique,
  name text not null,
  body json not null,
  received_at timestamptz not null default now()
);
create index event_received on engine.event (received_at);

-- One row for each distinct set of concurrency slots a function's runs occupy. Jobs queue in a lane, so a
-- saturated key holds up its own lane only.
create table engine.lane (
  id text primary key,
  function_id text not null,
  slots text[] not null,
  limits int[] not null
);
create index lane_function on engine.lane (function_id);

create table engine.run (
  id text primary key,
  function_id text not null,
  event_id text not null references engine.event,
  lane text not null,
  status text not null default 'queued'
    check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  version smallint not null default -1,
  stack text[] not null default '{}',
  priority int not null default 0,
  debounce text,
  parent_run text,
  parent_step text,
  output json,
  error json,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index run_open on engine.run (function_id) where ended_at is null;
create index run_lane on engine.run (lane) where ended_at is null;
create index run_ended on engine.run (ended_at) where ended_at is not null;
create index run_event on engine.run (event_id);
create unique index run_debounce on engine.run (debounce) where debounce is not null;

create table engine.step (
  run_id text not null references engine.run on delete cascade,
  id text not null,
  name text,
  result json not null,
  attempts int not null,
  ended_at timestamptz not null default now(),
  primary key (run_id, id)
);

-- A call to make to the app. `step_id` is 'step' (run the function on) or the hash of one planned step.
create table engine.job (
  id bigint generated always as identity primary key,
  run_id text not null references engine.run on delete cascade,
  step_id text not null default 'step',
  name text,
  lane text not null,
  fresh boolean not null default false,   -- the run's first call: continuations go before it
  rank timestamptz not null default now(), -- run_at moved ahead by the run's priority
  run_at timestamptz not null default now(),
  attempt int not null default 0,
  generation int not null default 0,
  lost int not null default 0,            -- calls in a row that broke off without an answer
  planned boolean not null default false, -- siblings are outstanding: the SDK must not run ahead
  race boolean not null default false,    -- whoever ends first wakes the function
  again boolean not null default false,   -- something ended while this call was out: call once more
  stack_position int not null default 0,
  lease uuid,
  leased_by uuid,
  lease_until timestamptz,
  unique (run_id, step_id)
);
create index job_waiting on engine.job (lane, fresh, rank, id) where lease is null;
create index job_leased on engine.job (lease_until) where lease is not null;

-- A step that waits for time, an event or another run.
create table engine.pause (
  run_id text not null references engine.run on delete cascade,
  step_id text not null,
  name text,
  kind text not null check (kind in ('sleep', 'wait', 'invoke')),
  until timestamptz not null,
  event_name text,
  match text,
  race boolean not null default false,
  primary key (run_id, step_id)
);
create index pause_until on engine.pause (until);
create index pause_event on engine.pause (event_name) where kind = 'wait';

create table engine.idempotency (
  key text primary key,
  run_id text not null,
  expires_at timestamptz not null
);

-- Throttle keeps the next free start (`next_at`), rate limit the recent starts.
create table engine.pace (
  key text primary key,
  next_at timestamptz,
  starts timestamptz[] not null default '{}',
  touched_at timestamptz not null default now()
);

create table engine.schedule (
  function_id text not null references engine.function on delete cascade,
  cron text not null,
  next_at timestamptz not null,
  primary key (function_id, cron)
);
