import { companyRoles } from '@contracts/company-roles';
import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { formatDate } from '@/lib/text/format';
import { ActionDialog } from '@/ui/action-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import {
  removeMember,
  setRole,
  withdrawInvitation,
  type Company,
  type Invitation,
  type Member,
  type People,
} from '../api/companies-api';
import { roleNames } from '../model/role-names';
import { useCompanyAction } from '../model/use-company-action';

interface MemberListProps {
  readonly userId: string;
  readonly company: Company;
  readonly people: People;
}

export function MemberList({ userId, company, people }: MemberListProps) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {people.members.map((member) => (
        <MemberRow key={member.userId} userId={userId} company={company} member={member} />
      ))}
      {people.invitations.map((invitation) => (
        <InvitationRow key={invitation.id} userId={userId} invitation={invitation} />
      ))}
    </ul>
  );
}

const rowClass = 'flex flex-wrap items-end justify-between gap-x-4 gap-y-3 py-4';

interface MemberRowProps {
  readonly userId: string;
  readonly company: Company;
  readonly member: Member;
}

function MemberRow({ userId, company, member }: MemberRowProps) {
  const isOwner = company.role === 'owner';
  return (
    <li className={rowClass}>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-heading">
          <span>{member.name ?? member.email}</span> {member.isMe && <Badge tone="primary">You</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {[member.name === null ? null : member.email, isOwner ? null : roleNames[member.role]]
            .filter((part) => part !== null)
            .join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {isOwner && <RoleChoice userId={userId} company={company} member={member} />}
        {(isOwner || member.isMe) && <RemoveButton userId={userId} company={company} member={member} />}
      </div>
    </li>
  );
}

function RoleChoice({ userId, company, member }: MemberRowProps) {
  const run = useCompanyAction(userId);
  const change = useMutation({
    mutationFn: (role: Member['role']) => run(() => setRole(company.id, member.userId, role), 'Role changed'),
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <SelectField
      label="Role"
      aria-label={`Role of ${member.email}`}
      className="w-44"
      value={change.isPending ? change.variables : member.role}
      onChange={({ target }) => change.mutate(target.value as Member['role'])}
      options={companyRoles.map((role) => ({ value: role, label: roleNames[role] }))}
    />
  );
}

function RemoveButton({ userId, company, member }: MemberRowProps) {
  const run = useCompanyAction(userId);
  const who = member.isMe ? 'you' : member.email;
  return (
    <ActionDialog
      isDanger
      title={member.isMe ? `Leave ${company.name}?` : `Remove ${member.email}?`}
      consequence={`After that, ${who} cannot see the answers and files of ${company.name}. Licenses that ${who} bought go back to ${member.isMe ? 'your' : 'their'} own list. Nothing that was bought is deleted.`}
      confirmLabel={member.isMe ? 'Leave' : 'Remove'}
      trigger={
        <Button variant="secondary">
          <span>{member.isMe ? 'Leave' : 'Remove'}</span>{' '}
          <VisuallyHidden>{member.isMe ? company.name : member.email}</VisuallyHidden>
        </Button>
      }
      onConfirm={() =>
        run(
          () => removeMember(company.id, member.userId),
          member.isMe ? 'You left the company' : 'Member removed',
        )
      }
    />
  );
}

function InvitationRow({ userId, invitation }: { readonly userId: string; readonly invitation: Invitation }) {
  const run = useCompanyAction(userId);
  return (
    <li className={rowClass}>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-heading">{invitation.email}</p>
        <p className="text-sm text-muted">
          Invited as {roleNames[invitation.role]}, until {formatDate(invitation.expiresAt)}
        </p>
      </div>
      <ActionDialog
        title={`Withdraw the invitation of ${invitation.email}?`}
        consequence="The link in the email then opens nothing."
        confirmLabel="Withdraw"
        trigger={
          <Button variant="secondary">
            Withdraw <VisuallyHidden>the invitation of {invitation.email}</VisuallyHidden>
          </Button>
        }
        onConfirm={() => run(() => withdrawInvitation(invitation.id), 'Invitation withdrawn')}
      />
    </li>
  );
}
