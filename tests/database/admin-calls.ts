const nobody = '00000000-0000-4000-8000-000000000000';

/** Every call of the owner's desk with arguments that it takes; one that is not listed fails. */
export const adminCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  admin_attention: {},
  admin_dashboard_stats: {},
  admin_export_page: { list: 'purchases' },
  admin_list_users: {},
  admin_report: { from_day: '2026-01-01', to_day: '2026-12-31' },
  admin_set_role: { user_id: nobody, new_role: 'admin' },
  admin_user: { user_id: nobody },
};
