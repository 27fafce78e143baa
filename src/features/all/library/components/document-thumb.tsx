import { thumbFile, thumbSize } from '@/catalog/page-pictures';
import { Thumb } from '@/ui/thumb';

interface DocumentThumbProps {
  /** Path of the document in the library. */
  readonly path: string;
  readonly className?: string;
}

/** The first page of a document of the library. */
export function DocumentThumb({ path, className }: DocumentThumbProps) {
  const [src, src2x] = [thumbFile(path, 180), thumbFile(path, 360)];
  return <Thumb src={`/pictures/${src}`} src2x={`/pictures/${src2x}`} {...thumbSize} className={className} />;
}
