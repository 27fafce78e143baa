import { existsSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workerPauseMs } from '../../supabase/local/scheduler/workers';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { pushMigrations } from '../support/supabase-cli';

interface Job {
  readonly jobname: string;
  readonly schedule: string;
  readonly command: string;
}

/** How often each job has to come: a lost webhook is found within an hour. */
const schedules = {
  'deliver-mail': '* * * * *',
  'run-exports': '* * * * *',
  'run-update-notices': '* * * * *',
  'ai-blog-batch': '* * * * *',
  'auto-publish-scheduler': '*/5 * * * *',
  'reconcile-orders': '23 * * * *',
  'record-health': '* * * * *',
  'delete-old-rate-limits': '17 4 * * *',
  'delete-what-is-due': '41 * * * *',
};

describe('the clock of a hosted project', () => {
  let project: HostedProject;
  let sql: postgres.Sql;
  let jobs: readonly Job[];

  beforeAll(async () => {
    project = await openHostedProject('schedule');
    ({ sql } = project);
    await sql.unsafe(readFileSync(new URL('../support/hosted-clock.sql', import.meta.url), 'utf8'));
    await pushMigrations(project.url);
    jobs = await sql<Job[]>`select jobname, schedule, command from cron.job order by jobname`;
  });
  beforeEach(() => sql`delete from net.asked`);
  afterAll(() => project.drop());

  it('has every job, as often as it has to come', () => {
    expect(Object.fromEntries(jobs.map(({ jobname, schedule }) => [jobname, schedule]))).toEqual(schedules);
  });

  it('calls the functions that the embedded shop calls, and no other', async () => {
    await sql`
      insert into vault.decrypted_secrets
      values ('project_url', 'https://project.example'), ('secret_key', 'sb_secret_of_the_project')`;
    for (const { command } of jobs) {
      await sql.unsafe(command);
    }
    const asked = await sql<{ url: string; headers: unknown; body: unknown }[]>`
      select url, headers, body from net.asked order by url`;
    expect(asked.map(({ url: address }) => address)).toEqual(
      Object.keys(workerPauseMs)
        .sort()
        .map((worker) => `https://project.example/functions/v1/${worker}`),
    );
    for (const { headers, body } of asked) {
      expect(headers).toEqual({ apikey: 'sb_secret_of_the_project', 'content-type': 'application/json' });
      expect(body).toEqual({});
    }
    for (const worker of Object.keys(workerPauseMs)) {
      expect(existsSync(`supabase/functions/${worker}/index.ts`), worker).toBe(true);
    }
    await sql`delete from vault.decrypted_secrets`;
  });

  it('calls nobody before the deployer has said where the project is', async () => {
    for (const { command } of jobs) {
      await sql.unsafe(command);
    }
    expect([...(await sql`select url from net.asked`)]).toEqual([]);
  });

  it('lets no visitor set it going', async () => {
    for (const role of ['anon', 'authenticated']) {
      const [row] = await sql<{ granted: boolean }[]>`
        select has_function_privilege(${role}, 'private.call_worker(text)', 'execute') as granted`;
      expect(row?.granted, role).toBe(false);
    }
  });
});
