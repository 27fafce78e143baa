import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateSource } from '@contracts/template-editing';
import { toAppError } from '@/lib/errors/app-error';
import { lazyComponent } from '@/lib/react/load-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { LazySection } from '@/ui/lazy-section';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { templateVersionQuery } from '../../api/admin-templates';

// The first comparison loads the diff library.
const TextDifference = lazyComponent(async () => ({
  default: (await import('./text-difference')).TextDifference,
}));

interface VersionProps {
  readonly path: string;
  readonly revision: number;
}

const loading = (
  <Loading label="The text is loading">
    <SkeletonText lines={10} />
  </Loading>
);

function NotLoaded({ error }: { readonly error: Error }) {
  return <ErrorState title="The text did not load">{toAppError(error).message}</ErrorState>;
}

export function OpenVersion({ path, revision }: VersionProps) {
  return (
    <Dialog
      size="large"
      title={`Revision ${revision}`}
      description="The text as it was saved."
      trigger={
        <Button variant="quiet" size="small">
          Open <VisuallyHidden>revision {revision}</VisuallyHidden>
        </Button>
      }
    >
      <VersionText path={path} revision={revision} />
    </Dialog>
  );
}

function VersionText({ path, revision }: VersionProps) {
  const query = useQuery(templateVersionQuery(path, revision));
  if (query.isPending) {
    return loading;
  }
  if (query.isError) {
    return <NotLoaded error={query.error} />;
  }
  return (
    <pre
      role="group"
      aria-label={`Text of revision ${revision}`}
      tabIndex={0}
      className="max-h-[60vh] overflow-auto rounded border border-hairline p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {query.data.content}
    </pre>
  );
}

interface CompareVersionProps extends VersionProps {
  readonly source: TemplateSource;
}

export function CompareVersion({ path, source, revision }: CompareVersionProps) {
  return (
    <Dialog
      size="large"
      title={`Compare revision ${revision}`}
      description="Lines with − were removed, lines with + were added; changed words are struck out or underlined."
      trigger={
        <Button variant="quiet" size="small">
          Compare <VisuallyHidden>revision {revision}</VisuallyHidden>
        </Button>
      }
    >
      <Comparison path={path} source={source} revision={revision} />
    </Dialog>
  );
}

/** A draft is compared with the published text, an old text with the one before it. */
function firstChoice({ history, publishedRevision }: TemplateSource, revision: number): number {
  const earlier = history.find((version) => version.revision < revision);
  return revision > publishedRevision || !earlier ? publishedRevision : earlier.revision;
}

function Comparison({ path, source, revision }: CompareVersionProps) {
  const others = source.history.filter((version) => version.revision !== revision);
  const [other, setOther] = useState(() => {
    const first = firstChoice(source, revision);
    return first === revision ? (others[0]?.revision ?? revision) : first;
  });
  const [older, newer] = useQueries({
    queries: [
      templateVersionQuery(path, Math.min(other, revision)),
      templateVersionQuery(path, Math.max(other, revision)),
    ],
  });
  const error = older.error ?? newer.error;
  return (
    <div className="grid gap-4">
      <SelectField
        label="With"
        className="max-w-xs"
        value={String(other)}
        options={others.map((version) => ({
          value: String(version.revision),
          label: `Revision ${version.revision}${version.revision === source.publishedRevision ? ' (published)' : ''}`,
        }))}
        onChange={({ target }) => setOther(Number(target.value))}
      />
      {error && <NotLoaded error={error} />}
      {!error && !(older.data && newer.data) && loading}
      {older.data && newer.data && (
        <LazySection fallback={loading}>
          <TextDifference before={older.data.content} after={newer.data.content} />
        </LazySection>
      )}
    </div>
  );
}
