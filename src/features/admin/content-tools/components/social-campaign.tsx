import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignWeeks } from '@contracts/social';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveFile } from '@/lib/browser/save-file';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { campaignQuery, generateCampaign } from '../api/campaign-api';
import { toCalendarFile, toCsv, type Campaign } from '../model/snippet';
import { AiOffNotice, useIsAiOff } from './ai-off-notice';
import { QueryStates } from './query-states';
import { SnippetCard } from './snippet-card';

/** Generates a new campaign. The previous one stays in the database. */
export function GenerateCampaignButton() {
  const queryClient = useQueryClient();
  const isOff = useIsAiOff();
  const generate = useMutation({
    mutationFn: generateCampaign,
    onSuccess: ({ snippets_created, platforms }) =>
      void toast({
        title: 'Content Generated',
        description: `${snippets_created} texts for ${platforms.join(', ')}`,
        tone: 'success',
      }),
    onError: (error) =>
      void toast({
        title: 'Failed to generate social campaign',
        description: toAppError(error).message,
        tone: 'error',
      }),
    onSettled: () =>
      Promise.all(
        [queryRoots.campaign, queryRoots.aiRuns].map((root) =>
          queryClient.invalidateQueries({ queryKey: [root] }),
        ),
      ),
  });
  return (
    <Button isLoading={generate.isPending} disabled={isOff} onClick={() => generate.mutate()}>
      Generate 60-day campaign
    </Button>
  );
}

/** The latest campaign, week by week. */
export function SocialCampaign() {
  const query = useQuery(campaignQuery);
  return (
    <>
      <AiOffNotice />
      <QueryStates query={query} what="The campaign">
        {(campaign) =>
          campaign ? (
            <Snippets campaign={campaign} />
          ) : (
            <EmptyState title="No campaign yet">
              Generate one: 60 days of texts for LinkedIn, Pinterest and YouTube Shorts, each with a link that
              tells where its readers come from.
            </EmptyState>
          )
        }
      </QueryStates>
    </>
  );
}

function Snippets({ campaign }: { readonly campaign: Campaign }) {
  const [week, setWeek] = useState('1');
  const shown = campaign.snippets.filter((snippet) => week === 'all' || String(snippet.week) === week);
  const download = (name: string, type: string, content: string) => {
    saveFile(new File([content], name, { type }));
    void toast({ title: 'Downloaded', description: name, tone: 'success' });
  };
  return (
    <>
      <Cluster className="mb-5 justify-between">
        <h2 className="text-xl">{campaign.name}</h2>
        <Cluster gap="small">
          <Button
            variant="secondary"
            size="small"
            onClick={() => download('social-campaign.csv', 'text/csv', toCsv(campaign.snippets))}
          >
            Download CSV
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              download('social-campaign.ics', 'text/calendar', toCalendarFile(campaign.snippets, new Date()))
            }
          >
            Download calendar
          </Button>
        </Cluster>
      </Cluster>
      <FilterChips
        label="Week of the campaign"
        value={week}
        onChange={setWeek}
        options={[
          ...Array.from({ length: campaignWeeks }, (_, index) => ({
            value: String(index + 1),
            label: `Week ${index + 1}`,
          })),
          { value: 'all', label: 'All weeks' },
        ]}
      />
      <ul className="mt-5 grid gap-4">
        {shown.map((snippet) => (
          <SnippetCard key={snippet.id} snippet={snippet} />
        ))}
      </ul>
    </>
  );
}
