import { z } from 'zod';
import type { FileUpdate } from '../_shared/contracts/license-files.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError } from '../_shared/http/define-function.ts';
import { changedFactSchema } from '../_shared/updates/changed-fact.ts';

export interface Version {
  readonly template_id: string;
  readonly revision: number;
  readonly version: string;
  readonly published_at: string | null;
  readonly released_on: string | null;
  readonly changes: string;
  readonly change_note: string;
}

/** In the order of the ids: a product names its packages as a buyer looks for them, the handbook first. */
export async function loadPackages(context: FunctionContext, ids: readonly string[]) {
  const { data, error } = await context
    .service()
    .from('template_packages')
    .select('id, title, state, version, last_updated')
    .in('id', [...ids]);
  if (error) {
    throw databaseError(error);
  }
  return data.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** All published texts of the templates, newest first, without the texts themselves. */
export async function loadVersions(
  context: FunctionContext,
  templates: readonly { readonly id: string }[],
): Promise<Version[]> {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('template_id, revision, version, published_at, released_on, changes, change_note')
    .in(
      'template_id',
      templates.map(({ id }) => id),
    )
    .not('published_at', 'is', null)
    .order('revision', { ascending: false });
  if (error) {
    throw databaseError(error);
  }
  return data;
}

/** The last notice of each document that was sent, as it concerns this license, by the document's path. */
export async function loadUpdates(
  context: FunctionContext,
  licenseId: string,
): Promise<ReadonlyMap<string, FileUpdate>> {
  const { data, error } = await context.service().rpc('license_updates', { wanted_license: licenseId });
  if (error) {
    throw databaseError(error);
  }
  return new Map(
    data.map((row) => [
      row.template_path,
      {
        isChanged: row.state === 'changed',
        toldAt: row.told_at,
        toVersion: row.to_version,
        reason: row.reason,
        facts: z
          .array(changedFactSchema)
          .parse(row.facts)
          .map(({ after }) => after.statement),
      },
    ]),
  );
}
