import { pictureFile, pictureSize, type PagePicture } from '@/catalog/page-pictures';
import { PaperFigure } from '@/ui/paper-figure';

interface PagePictureFigureProps {
  readonly picture: PagePicture;
  readonly isPack?: boolean;
  readonly isFirst?: boolean;
  /** The top of the page alone, without a caption. */
  readonly isTopOnly?: boolean;
  readonly className?: string;
}

/** A page of a document that the shop sells, in a size that is known before it arrives. */
export function PagePictureFigure({ picture, isTopOnly = false, ...look }: PagePictureFigureProps) {
  return (
    <PaperFigure
      src={`/pictures/${pictureFile(picture)}`}
      alt={picture.alt}
      caption={isTopOnly ? undefined : picture.caption}
      isTopOnly={isTopOnly}
      {...pictureSize}
      {...look}
    />
  );
}
