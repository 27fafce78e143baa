import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { changeLogOf } from '@law/change-logs';
import { changeLogPath } from '@law/law-addresses';
import { AdminPage } from '@/app/admin/admin-page';
import { IssueForm } from '@/features/admin/newsletter/components/issue-form';
import { NewsletterIssue } from '@/features/admin/newsletter/components/newsletter-issue';
import { toItem, type Choice } from '@/features/admin/newsletter/model/items';
import { changeLogQuery } from '@/features/all/law/api/law-changes-api';
import { postsQuery } from '@/features/shop/blog/api/posts-api';
import { formatDate } from '@/lib/text/format';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { randomId } from '@/lib/browser/random-id';

/** The newest of each: an issue is about a month. */
const mostOffered = 15;

export default function NewsletterPage() {
  const { id = '' } = useParams();
  const [newId] = useState(randomId);
  const posts = useQuery(postsQuery);
  const log = useQuery(changeLogQuery(null));
  const isNew = id === 'new';
  const title = isNew ? 'New issue' : 'Issue';
  if (posts.isError || log.isError) {
    const retry = () => void Promise.all([posts.refetch(), log.refetch()]);
    return (
      <AdminPage title={title}>
        <ErrorState title="The posts and changes did not load" onRetry={retry} />
      </AdminPage>
    );
  }
  if (posts.isPending || log.isPending) {
    return (
      <AdminPage title={title}>
        <Loading label="Loading posts and changes...">
          <SkeletonText lines={8} />
        </Loading>
      </AdminPage>
    );
  }
  const changes = log.data.changes
    .slice(0, mostOffered)
    .map(({ id: change, on, text, title: name, fact }): Choice => {
      const slug = changeLogOf(fact.state);
      const path = `${slug ? changeLogPath(slug) : '/law-changes'}#${change}`;
      const item = toItem({ kind: 'change', title: `${fact.state}, ${name}, ${formatDate(on)}`, text, path });
      return { id: change, group: 'Changes in the law', item };
    });
  const entries = posts.data.slice(0, mostOffered).map(({ slug, title: name, excerpt }): Choice => ({
    id: slug,
    group: 'Posts',
    item: toItem({ kind: 'post', title: name, text: excerpt, path: `/blog/${slug}` }),
  }));
  const choices = [...changes, ...entries];
  return (
    <AdminPage title={title}>
      {isNew ? (
        <IssueForm key="new" id={newId} stored={null} choices={choices} />
      ) : (
        <NewsletterIssue key={id} id={id} choices={choices} />
      )}
    </AdminPage>
  );
}
