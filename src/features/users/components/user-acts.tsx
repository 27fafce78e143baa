import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { sendSignInLink, setRole, type User } from '../api/users-api';

interface UserActsProps {
  readonly user: User;
  readonly isSelf: boolean;
}

export function UserActs({ user, isSelf }: UserActsProps) {
  const queryClient = useQueryClient();
  const isAdmin = user.role === 'admin';
  const changeRole = async () => {
    await setRole(user.id, isAdmin ? 'customer' : 'admin');
    await queryClient.invalidateQueries({ queryKey: [queryRoots.users] });
    void toast({
      title: isAdmin ? 'Admin role taken' : 'Admin role given',
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
      <ActDialog
        title={`Send ${user.email} a sign-in link?`}
        consequence="They get the same mail as after “Email me a magic link” on the site."
        confirmLabel="Send link"
        trigger={<Button variant="secondary">Send sign-in link</Button>}
        act={resend}
      />
      {!isSelf && (
        <ActDialog
          title={isAdmin ? `Take the admin role from ${user.email}?` : `Make ${user.email} an admin?`}
          consequence={
            isAdmin
              ? 'They lose this desk at once and keep their account and purchases.'
              : 'They can see and change everything in this desk, people’s data and the settings too.'
          }
          confirmLabel={isAdmin ? 'Take role' : 'Make admin'}
          isDanger
          trigger={<Button variant="secondary">{isAdmin ? 'Take admin role' : 'Make admin'}</Button>}
          act={changeRole}
        />
      )}
    </Cluster>
  );
}
