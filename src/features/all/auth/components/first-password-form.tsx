import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryRoots } from '@/lib/queries/query-roots';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { lacksName, saveName } from '../api/first-password-api';
import { PasswordForm } from './password-form';

interface FirstPasswordFormProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** The first password of a confirmed account, and its name if the account has none. Users who only sign in by link need no password. */
export function FirstPasswordForm({ userId, onDone }: FirstPasswordFormProps) {
  const [name, setName] = useState('');
  const asksName = useQuery({
    queryKey: [queryRoots.account, userId, 'lacks-name'],
    queryFn: () => lacksName(userId),
  });
  const leave = useSingleFlight(async () => {
    const typed = name.trim();
    if (typed !== '') {
      try {
        await saveName(userId, typed);
      } catch {
        void toast({
          title: 'Your name was not saved',
          description: 'Please type it again in My Account.',
          tone: 'error',
        });
      }
    }
    onDone();
  });
  return (
    <>
      <PasswordForm onChanged={() => leave()}>
        {asksName.data === true && (
          <TextField
            label="Your name"
            isOptional
            autoComplete="name"
            maxLength={120}
            help="If you typed one before, it did not count either: your address was not confirmed yet."
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </PasswordForm>
      <div className="mt-4">
        <Button variant="quiet" onClick={() => leave()}>
          Skip, I sign in with email links
        </Button>
      </div>
    </>
  );
}
