import { useQueryClient } from '@tanstack/react-query';
import { personPath } from '@/lib/url/person-path';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { sendSignInLink, setRole, type User } from '../api/users-api';

interface UserActionsProps {
  readonly user: User;
  readonly isSelf: boolean;
}

export function UserActions({ user, isSelf }: UserActionsProps) {
  const queryClient = useQueryClient();
  const isAdmin = user.role === 'admin';
  const changeRole = async () => {
    await setRole(user.id, isAdmin ? 'customer' : 'admin');
    await queryClient.invalidateQueries({ queryKey: [queryRoots.users] });
    void toast({
      title: isAdmin ? 'Admin role removed' : 'Admin role granted',
      description: user.email,
      tone: 'success',
    });
  };
  const resend = async () => {
    await sendSignInLink(user.id);
    void toast({
      title: 'Sign-in link sent',
      description: `It is on its way to ${user.email}.`,
      tone: 'success',
    });
  };

  return (
    <Cluster>
      <ActionDialog
        title={`Send ${user.email} a sign-in link?`}
        consequence="They get the same email as with “Email me a magic link” on the site."
        confirmLabel="Send link"
        trigger={<Button variant="secondary">Send sign-in link</Button>}
        onConfirm={resend}
      />
      {!isSelf && (
        <ActionDialog
          title={isAdmin ? `Remove the admin role from ${user.email}?` : `Make ${user.email} an admin?`}
          consequence={
            isAdmin
              ? 'They lose access to the admin pages immediately, are signed out everywhere, and keep their account and purchases.'
              : 'They can see and change everything in the admin area, including personal data and settings.'
          }
          confirmLabel={isAdmin ? 'Take role' : 'Make admin'}
          isDanger
          trigger={<Button variant="secondary">{isAdmin ? 'Remove admin role' : 'Make admin'}</Button>}
          onConfirm={changeRole}
        />
      )}
      <ButtonLink to={personPath(user.email)} variant="secondary">
        Export or delete
      </ButtonLink>
    </Cluster>
  );
}
