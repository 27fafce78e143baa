import { ids, type SampleTable } from './sample-table.ts';

export const companyTables: Readonly<Record<string, SampleTable>> = {
  companies: {
    row: () => ({ id: ids.company, name: 'Lakeside', values: { company_name: 'Lakeside' } }),
    key: ['id'],
    change: { prepared_by: 'Changed' },
    parts: ['company_members'],
  },
  company_members: {
    row: (shop) => ({ company_id: ids.company, user_id: shop.userIds.customer, role: 'owner' }),
    key: ['company_id', 'user_id'],
    change: { created_at: '2026-01-01T00:00:00+00:00' },
    needs: ['companies'],
  },
  company_invitations: {
    row: () => ({ id: ids.row, company_id: ids.company, email: 'con@example.com', role: 'viewer' }),
    key: ['id'],
    change: { role: 'adviser' },
    needs: ['companies', 'company_members'],
  },
  license_companies: {
    row: () => ({ license_id: ids.license, company_id: ids.company }),
    key: ['license_id', 'company_id'],
    change: { created_at: '2026-01-01T00:00:00+00:00' },
    needs: ['purchases', 'licenses', 'companies', 'company_members'],
  },
};
