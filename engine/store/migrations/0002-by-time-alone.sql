-- `rank` was `run_at` less a run's priority, which no run has any more.
create index job_due on engine.job (lane, fresh, run_at, id) where lease is null;
drop index engine.job_waiting;
