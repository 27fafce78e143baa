import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { profileQuery, updateProfile, type Profile } from '../api/account-api';
import { AccountSection } from './account-section';

const profileSchema = z.object({
  fullName: z.string().max(120, 'At most 120 characters, please.'),
  businessName: z.string().max(160, 'At most 160 characters, please.'),
  newsletter: z.boolean(),
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
  const { register, handleSubmit, reset, formState } = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    values: {
      fullName: profile.fullName,
      businessName: profile.businessName,
      newsletter: profile.newsletter,
    },
    resetOptions: { keepDirtyValues: true },
  });
  useUnsavedGuard(formState.isDirty);
  const save = useMutation({
    mutationFn: (values: ProfileValues) => updateProfile(userId, values),
    onSuccess: async (_, values) => {
      reset(values);
      await queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
      void toast({
        title: 'Profile Updated',
        description: 'Your profile has been updated successfully.',
        tone: 'success',
      });
    },
    onError: () => void toast({ title: 'Error', description: 'Failed to update profile.', tone: 'error' }),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
      className="grid max-w-xl gap-5"
    >
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
        error={formState.errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Business Name"
        isOptional
        autoComplete="organization"
        maxLength={160}
        error={formState.errors.businessName?.message}
        {...register('businessName')}
      />
      <CheckboxField
        label="Send me the newsletter about changes in HR and payroll law"
        {...register('newsletter')}
      />
      <div>
        <Button type="submit" isLoading={save.isPending}>
          {save.isPending ? 'Updating...' : 'Update Profile'}
        </Button>
      </div>
    </form>
  );
}
