import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useMutation } from '@/lib/queries/use-mutation';
import { readWith, useForm } from '@/lib/forms/use-form';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { profileQuery, updateProfile, type Profile } from '../api/account-api';
import { AccountSection } from './account-section';

const profileSchema = z.object({
  fullName: z.string().max(120, 'At most 120 characters, please.'),
  businessName: z.string().max(160, 'At most 160 characters, please.'),
  newsletter: z.literal('on').optional().transform(Boolean),
  updateMails: z.literal('on').optional().transform(Boolean),
});
type ProfileValues = z.infer<typeof profileSchema>;

export function ProfilePanel({ userId }: { readonly userId: string }) {
  const query = useQuery(profileQuery(userId));
  return (
    <AccountSection query={query}>
      {(profile) => <ProfileForm userId={userId} profile={profile} />}
    </AccountSection>
  );
}

function ProfileForm({ userId, profile }: { readonly userId: string; readonly profile: Profile }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      updateProfile(userId, {
        ...values,
        // Only a choice is stored: an old form must not undo what a link in an email did since.
        updateMails: values.updateMails === (profile.updateMails ?? false) ? null : values.updateMails,
      }),
    onSuccess: async () => {
      form.settle();
      await queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
      void toast({
        title: 'Profile Updated',
        description: 'Your profile has been updated successfully.',
        tone: 'success',
      });
    },
    onError: () => void toast({ title: 'Error', description: 'Failed to update profile.', tone: 'error' }),
  });
  const form = useForm({ read: readWith(profileSchema), send: save.mutateAsync });
  useUnsavedGuard(form.isDirty);

  return (
    <form {...form.props} className="grid max-w-xl gap-5">
      <TextField
        label="Email"
        value={profile.email}
        readOnly
        help="Email cannot be changed here. Security has a form for that."
        autoComplete="email"
      />
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={120}
        name="fullName"
        defaultValue={profile.fullName}
        error={form.problems['fullName']}
      />
      <TextField
        label="Business Name"
        isOptional
        autoComplete="organization"
        maxLength={160}
        name="businessName"
        defaultValue={profile.businessName}
        error={form.problems['businessName']}
      />
      <CheckboxField
        label="Send me the newsletter about changes in HR and payroll law"
        name="newsletter"
        defaultChecked={profile.newsletter}
      />
      {profile.updateMails !== null && (
        <CheckboxField
          label="Email me when the law changes my documents"
          help="At most one email a day, and only when your own copy changes."
          name="updateMails"
          defaultChecked={profile.updateMails}
        />
      )}
      <div>
        <Button type="submit" isLoading={save.isPending}>
          {save.isPending ? 'Updating...' : 'Update Profile'}
        </Button>
      </div>
    </form>
  );
}
