import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileMode } from '@contracts/file-formats';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Grid } from '@/ui/stack';
import { Tabs } from '@/ui/tabs';
import { libraryQuery, type LibraryPackage } from '../../api/library-api';
import { googleDocsLinksQuery } from '../../api/template-desk';
import { packageTabs } from '../../model/package-tabs';
import { PackagePanel } from './package-panel';
import { TemplateCard } from './template-card';

interface TemplateLibraryProps {
  readonly tab: string | null;
  readonly onTabChange: (tab: string) => void;
}

/** Eight packages, a tab for each. */
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
  const [mode, setMode] = useState<FileMode>('blank');
  const links = useQuery(googleDocsLinksQuery);
  return (
    <>
      <PackagePanel pack={pack} mode={mode} onModeChange={setMode} />
      <Grid cell="large" gap="medium">
        {pack.templates.map((template) => (
          <TemplateCard
            key={template.path}
            template={template}
            packageMode={mode}
            googleDocsUrl={links.data?.get(template.path) ?? ''}
          />
        ))}
      </Grid>
    </>
  );
}
