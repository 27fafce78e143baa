import { cleanAddress } from '@contracts/text';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { deletePerson, type Deletion, type Person } from '../api/people-api';

interface DeletePersonProps {
  readonly person: Person;
  /** Also removed from other people's rows. */
  readonly names: readonly string[];
  readonly onDeleted: (deletion: Deletion) => void;
}

const consequence = (
  <>
    <span className="block">
      Their account, company profile, messages, reviews, mails, downloads, starter pack request and links to
      orders are deleted. Their address leaves every other row that holds it. This cannot be undone.
    </span>
    <span className="mt-3 block">
      Orders stay in the books without name and address: products, amounts, dates and license keys. No license
      is revoked, but the person can no longer get at their files. Export first if they asked for a copy.
    </span>
  </>
);

export function DeletePerson({ person: { email }, names, onDeleted }: DeletePersonProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Delete ${email}?`}
      consequence={consequence}
      confirmLabel="Delete person"
      isDanger
      field={{ label: `Type ${email} to confirm` }}
      trigger={<Button variant="danger">Delete person</Button>}
      onConfirm={async ({ value }) => {
        if (cleanAddress(value) !== cleanAddress(email)) {
          throw new Error('Please type the address exactly as it is shown.');
        }
        const deletion = await deletePerson(email, value, names);
        onDeleted(deletion);
        // Any list of the admin may contain the person.
        await queryClient.invalidateQueries();
      }}
    />
  );
}
