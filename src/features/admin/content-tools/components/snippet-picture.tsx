import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { platformFacts } from '@contracts/social';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveFile } from '@/lib/browser/save-file';
import { useMutation } from '@/lib/queries/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { generatePicture, loadPicture } from '../api/campaign-api';
import { pictureFileName, type Snippet } from '../model/snippet';
import { useIsAiOff } from './ai-off-notice';

interface PictureProps {
  readonly snippet: Snippet;
  /** The text that it belongs to, for screen readers. */
  readonly subject: string;
}

const mutationKey = ({ id }: Snippet) => [queryRoots.campaign, 'picture', id];

/** The picture in its platform's aspect ratio, or a placeholder while it is generated. Nothing before the first. */
export function SnippetPictureFigure({ snippet }: Pick<PictureProps, 'snippet'>) {
  const { picture, platform } = snippet;
  const { width, height } = platformFacts[platform].image;
  const isDrawing = useIsMutating({ mutationKey: mutationKey(snippet) }) > 0;
  if (!picture && !isDrawing) {
    return null;
  }
  return (
    <figure className="w-44 shrink-0" aria-busy={isDrawing}>
      {picture && !isDrawing ? (
        <img
          src={picture.url}
          alt={picture.alt}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded-sm border border-hairline"
        />
      ) : (
        <div
          className="grid w-full place-items-center rounded-sm border border-hairline bg-sunken text-muted"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <Spinner />
        </div>
      )}
      <figcaption className="mt-1.5 flex flex-wrap items-center gap-1.5 text-xs text-muted">
        {picture?.isPlaceholder && !isDrawing && <Badge tone="outline">Placeholder</Badge>}
        <span>{isDrawing ? 'Drawing the image…' : `${width} × ${height}`}</span>
      </figcaption>
    </figure>
  );
}

/** Generates the picture, replaces it, and downloads it. */
export function PictureActions({ snippet, subject }: PictureProps) {
  const queryClient = useQueryClient();
  const isOff = useIsAiOff();
  const { picture } = snippet;
  const generate = useMutation({
    mutationKey: mutationKey(snippet),
    mutationFn: () => generatePicture(snippet),
    onSuccess: ({ is_placeholder }) =>
      void toast({
        title: 'Image Generated',
        description: is_placeholder ? 'A placeholder, drawn from the title' : undefined,
        tone: 'success',
      }),
    onError: (error) =>
      void toast({
        title: 'Failed to generate image',
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
  const download = useMutation({
    mutationFn: async ({ url }: { readonly url: string }) => {
      const name = pictureFileName(snippet);
      saveFile(new File([await loadPicture(url)], name, { type: 'image/png' }));
      return name;
    },
    onSuccess: (name) => void toast({ title: 'Downloaded', description: name, tone: 'success' }),
    onError: (error) =>
      void toast({
        title: 'Failed to download image',
        description: toAppError(error).message,
        tone: 'error',
      }),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isLoading={generate.isPending}
        disabled={isOff}
        onClick={() => generate.mutate()}
      >
        <span>{picture ? 'Generate again' : 'Generate image'}</span>{' '}
        <VisuallyHidden>for {subject}</VisuallyHidden>
      </Button>
      {picture && (
        <Button
          variant="secondary"
          size="small"
          isLoading={download.isPending}
          onClick={() => download.mutate(picture)}
        >
          Download image <VisuallyHidden>for {subject}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
