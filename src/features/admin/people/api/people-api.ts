import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { brand } from '@contracts/brand';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';
import { personPage, type PersonExport } from '../model/report';

const countsSchema = z.record(z.string(), z.number());

const personSchema = z.object({
  email: z.string(),
  formerAddresses: z.array(z.string()),
  names: z.array(z.string()),
  /** Why the person cannot be deleted at the moment. */
  refusal: z.string().nullable(),
  held: countsSchema,
  consents: z.array(z.object({ id: z.number(), at: z.string(), isGiven: z.boolean(), act: z.string() })),
  /** The tables and rows of the shop's own texts that mention the person. */
  mentions: countsSchema,
});
export type Person = z.infer<typeof personSchema>;

export function personQuery(email: string) {
  return queryOptions({
    queryKey: [queryRoots.people, email],
    queryFn: ({ signal }) => readAdmin('admin_person', { address: email }, personSchema, signal),
  });
}

const exportSchema = z
  .object({ exportedAt: z.string(), email: z.string() })
  .catchall(z.unknown())
  .transform(({ exportedAt, email, ...rest }) => ({ exportedAt, email, rest }));
const rowsSchema = z.array(z.record(z.string(), z.unknown()));

function toExport({ exportedAt, email, rest }: z.infer<typeof exportSchema>): PersonExport {
  const sections: Record<string, z.infer<typeof rowsSchema>> = {};
  for (const [section, value] of Object.entries(rest)) {
    const rows = rowsSchema.safeParse(value);
    if (rows.success && rows.data.length > 0) {
      sections[section] = rows.data;
    }
  }
  return { exportedAt, email, sections };
}

/** A ZIP of all stored data, as a readable page and as JSON. */
export async function exportPerson(email: string): Promise<File> {
  const data = toExport(await readAdmin('admin_export_person', { address: email }, exportSchema));
  const { strToU8, zipSync } = await import('fflate');
  const bytes = zipSync({
    'data.html': strToU8(personPage(data, brand.name)),
    'data.json': strToU8(
      JSON.stringify({ exportedAt: data.exportedAt, email: data.email, ...data.sections }, null, 2),
    ),
  });
  return new File([new Uint8Array(bytes)], `person-${data.exportedAt.slice(0, 10)}.zip`, {
    type: 'application/zip',
  });
}

const deletionSchema = z.object({ held: countsSchema, mentions: countsSchema });
export type Deletion = z.infer<typeof deletionSchema>;

export function deletePerson(
  email: string,
  typedAddress: string,
  names: readonly string[],
): Promise<Deletion> {
  return readAdmin(
    'admin_delete_person',
    { address: email, typed_address: typedAddress, names: [...names] },
    deletionSchema,
  );
}
