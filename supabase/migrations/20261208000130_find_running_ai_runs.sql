-- Each run begins with a look at those that never ended: few, among all that ever ran.
create index ai_runs_running_idx on public.ai_runs (created_at) where status = 'running';
