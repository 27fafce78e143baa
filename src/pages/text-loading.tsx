import { Container } from '@/ui/container';
import { Loading, Skeleton, SkeletonText } from '@/ui/skeleton';

/** A text that is loading, below its title. */
export function TextLoading({ label }: { readonly label: string }) {
  return (
    <Container className="py-12">
      <Loading label={label}>
        <Skeleton className="mb-8 h-10 w-2/3" />
        <SkeletonText lines={8} />
      </Loading>
    </Container>
  );
}
