import { z } from 'zod';
import { companyRoleRights, companyRoles } from '@contracts/company-roles';
import { emailSchema } from '@contracts/fields';
import { readWith, useForm, type Form } from '@/lib/forms/use-form';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { invite } from '../api/companies-api';
import { useCompanyAction } from '../model/use-company-action';
import { roleNames } from '../model/role-names';

const schema = z.object({
  email: emailSchema,
  role: z.enum(companyRoles),
});

type Values = z.output<typeof schema>;

interface InviteFormProps {
  readonly userId: string;
  readonly companyId: string;
}

export function InviteForm({ userId, companyId }: InviteFormProps) {
  const run = useCompanyAction(userId);
  const form: Form<Values> = useForm({
    read: readWith(schema),
    send: async ({ email, role }) => {
      await run(() => invite(companyId, email, role), 'Invitation sent');
      form.reset();
    },
  });
  useUnsavedGuard(form.isDirty);
  return (
    <form {...form.props} className="grid max-w-md gap-4">
      <TextField
        label="Email address to invite"
        name="email"
        type="email"
        autoComplete="off"
        error={form.problems['email']}
      />
      <SelectField
        label="Role"
        name="role"
        defaultValue="adviser"
        help={companyRoles.map((role) => `${roleNames[role]}: ${companyRoleRights[role]}.`).join(' ')}
        options={companyRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      {form.error && !form.error.field && (
        <div role="alert">
          <Callout tone="danger" title="The invitation was not sent">
            {form.error.message}
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" isLoading={form.isPending}>
          Invite
        </Button>
      </div>
    </form>
  );
}
