import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';
import { Tabs } from '@/ui/tabs';
import { libraryQuery, type LibraryPackage } from '../../api/library-api';
import { googleDocsLinksQuery, templateDraftsQuery } from '../../api/admin-templates';
import { chosenFor } from '../../model/chosen-files';
import { packageTabs } from '../../model/package-tabs';
import { PackagePanel } from './package-panel';
import { TemplateCard } from './template-card';

interface TemplateLibraryProps {
  readonly tab: string | null;
  readonly onTabChange: (tab: string) => void;
}

/** Eight packages, one tab each. */
export function TemplateLibrary({ tab, onTabChange }: TemplateLibraryProps) {
  const query = useQuery(libraryQuery);
  if (query.isPending) {
    return (
      <Loading label="The library is loading">
        <SkeletonTable rows={5} columns={3} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The library did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const open = packageTabs.find(({ id }) => id === tab) ?? packageTabs[0];
  return (
    <Tabs
      label="Packages"
      value={open?.id}
      onValueChange={onTabChange}
      items={packageTabs.map(({ id, label }) => {
        const pack = query.data.find((candidate) => candidate.id === id);
        return {
          value: id,
          label,
          count: pack?.templates.length ?? 0,
          content: pack ? <Package pack={pack} /> : <EmptyState title="This package holds no template yet" />,
        };
      })}
    />
  );
}

function Package({ pack }: { readonly pack: LibraryPackage }) {
  const [chosen, setChosen] = useState(chosenFor('blank'));
  const links = useQuery(googleDocsLinksQuery);
  const drafts = useQuery(templateDraftsQuery);
  return (
    <>
      <PackagePanel pack={pack} chosen={chosen} onChange={setChosen} />
      <Grid cell="large" gap="medium">
        {pack.templates.map((template) => (
          <TemplateCard
            key={template.path}
            template={template}
            packageChoice={chosen}
            hasDraft={drafts.data?.has(template.path) ?? false}
            googleDocsUrl={links.data?.get(template.path) ?? ''}
          />
        ))}
      </Grid>
    </>
  );
}
