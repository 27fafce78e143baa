import { useState } from 'react';
import { z } from 'zod';
import { readWith, useForm, type Form } from '@/lib/forms/use-form';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { createCompany } from '../api/companies-api';
import { useCompanyAction } from '../model/use-company-action';
import { randomId } from '@/lib/browser/random-id';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter a name.').max(160, 'At most 160 characters, please.'),
});

type Values = z.output<typeof schema>;

interface CreateCompanyFormProps {
  readonly userId: string;
  readonly onCreated: (id: string) => void;
}

export function CreateCompanyForm({ userId, onCreated }: CreateCompanyFormProps) {
  const run = useCompanyAction(userId);
  // Kept until it is known to be made, so that a repeated request makes no second one.
  const [id, setId] = useState(randomId);
  const form: Form<Values> = useForm({
    read: readWith(schema),
    send: async ({ name }) => {
      await run(() => createCompany(id, name), 'Company added');
      onCreated(id);
      setId(randomId());
      form.reset();
    },
  });
  useUnsavedGuard(form.isDirty);
  return (
    <form {...form.props} className="grid max-w-md gap-4">
      <TextField
        label="Name of the company"
        name="name"
        maxLength={160}
        autoComplete="off"
        error={form.problems['name']}
      />
      {form.error && !form.error.field && (
        <div role="alert">
          <Callout tone="danger" title="The company was not added">
            {form.error.message}
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" isLoading={form.isPending}>
          Add company
        </Button>
      </div>
    </form>
  );
}
