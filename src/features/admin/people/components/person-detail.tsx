import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { saveFile } from '@/lib/browser/save-file';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { CheckboxField } from '@/ui/checkbox-field';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Cluster } from '@/ui/stack';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { exportPerson, personQuery, type Deletion, type Person } from '../api/people-api';
import { afterDeletion, inOrder, sectionName } from '../model/sections';
import { ConsentHistory } from './consent-history';
import { DeletePerson } from './delete-person';
import { MentionList } from './mention-list';

type Held = readonly [section: string, rows: number];

const columns: readonly Column<Held>[] = [
  { key: 'what', header: 'What', isRowHeader: true, cell: ([section]) => sectionName(section) },
  { key: 'rows', header: 'Rows', align: 'end', cell: ([, rows]) => rows },
  { key: 'deletion', header: 'When deleted', cell: ([section]) => afterDeletion(section) },
];

interface PersonDetailProps {
  readonly email: string;
  readonly onDeleted: (deletion: Deletion) => void;
}

/** All stored data of a person by email address, and the owner's actions. */
export function PersonDetail({ email, onDeleted }: PersonDetailProps) {
  const query = useQuery(personQuery(email));
  if (query.isPending) {
    return (
      <Loading label="The person is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This person did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return <FoundPerson person={query.data} onDeleted={onDeleted} />;
}

interface FoundPersonProps {
  readonly person: Person;
  readonly onDeleted: (deletion: Deletion) => void;
}

function FoundPerson({ person, onDeleted }: FoundPersonProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const held = inOrder(person.held);
  const toggle = (name: string) =>
    setKept(kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name]);
  return (
    <div className="grid max-w-3xl gap-6">
      <h2 className="text-2xl wrap-anywhere">{person.email}</h2>
      {person.formerAddresses.length > 0 && (
        <p>
          Orders of this account also name {person.formerAddresses.join(', ')}. Exporting and deleting cover
          that, too.
        </p>
      )}
      {held.length === 0 ? (
        <EmptyState title="No data is stored for this address" />
      ) : (
        <Table
          caption="Stored data"
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={held}
          rowKey={([section]) => section}
        />
      )}
      <ConsentHistory acts={person.consents} />
      <MentionList mentions={person.mentions} />
      {person.names.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Names to remove from the rows of others</legend>
          <p className="text-sm text-muted">
            From the audit log, other people’s messages and AI requests. Leave out a name that is also an
            ordinary word or somebody else’s.
          </p>
          {person.names.map((name) => (
            <CheckboxField
              key={name}
              label={name}
              checked={!kept.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
      )}
      {person.refusal && <Callout tone="warning">{person.refusal}</Callout>}
      <Cluster>
        <ExportPerson email={person.email} />
        {!person.refusal && (
          <DeletePerson
            person={person}
            names={person.names.filter((name) => !kept.includes(name))}
            onDeleted={onDeleted}
          />
        )}
      </Cluster>
    </div>
  );
}

function ExportPerson({ email }: { readonly email: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportPerson(email),
    onSuccess: (file) => saveFile(file),
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <Button variant="secondary" isLoading={isPending} onClick={() => mutate()}>
      Export person
    </Button>
  );
}
