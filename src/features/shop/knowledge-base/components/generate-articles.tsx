import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { queryRoots } from '@/lib/queries/query-roots';
import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { toast } from '@/ui/toast';
import { articlesQuery } from '../api/articles-api';
import { generateArticles } from '../api/generate-articles';

/** For the owner of an empty knowledge base. Renders nothing for visitors, and nothing if there are articles. */
export function GenerateArticles() {
  const { data } = useQuery(articlesQuery);
  const client = useQueryClient();
  const generation = useSubmission(async () => {
    const created = await generateArticles();
    await client.invalidateQueries({ queryKey: [queryRoots.articles] });
    await toast({
      title: `${plural(created, 'article')} written`,
      description: 'They are drafts. Check their facts before you publish them.',
      tone: 'success',
    });
  });
  if (data?.length !== 0) {
    return null;
  }

  const generate = async () => {
    const error = await generation.submit(undefined);
    if (error) {
      const { message } = toAppError(error);
      await toast({ title: 'Error', description: message || 'Failed to generate articles.', tone: 'error' });
    }
  };
  return (
    <Callout title="The knowledge base is empty" className="mb-8">
      <p className="mb-4">As the owner you can have 20 articles drafted by the AI.</p>
      <Button isLoading={generation.status === 'pending'} onClick={() => void generate()}>
        Generate 20 articles
      </Button>
    </Callout>
  );
}
