import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Callout } from '@/ui/callout';
import type { Deletion } from '../api/people-api';
import { FindPerson } from './find-person';
import { MentionList } from './mention-list';
import { PersonDetail } from './person-detail';

/** One person at a time, by the email address in the URL: every list of the admin links here with it. */
export function People() {
  const [params, setParams] = useSearchParams();
  const [deletion, setDeletion] = useState<Deletion>();
  const email = params.get('email') ?? '';
  const find = (next: string) => {
    setDeletion(undefined);
    setParams(next === '' ? {} : { email: next });
  };
  const deleted = (done: Deletion) => {
    setDeletion(done);
    // Also remove the email address from the URL.
    setParams({}, { replace: true });
  };
  return (
    <div className="grid gap-8">
      <FindPerson key={`find ${email}`} email={email} onFind={find} />
      {deletion && (
        <div role="status" className="grid max-w-3xl gap-4">
          <Callout title="The person was deleted">
            Their orders stay in the books without name and address. A review that was published leaves the
            live site when the site is built again.
          </Callout>
          <MentionList mentions={deletion.mentions} />
        </div>
      )}
      {email !== '' && <PersonDetail key={email} email={email} onDeleted={deleted} />}
    </div>
  );
}
