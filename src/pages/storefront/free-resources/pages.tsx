import { PagePictureFigure } from '@/app/page-picture-figure';
import { starterPackPictures } from '@/catalog/page-pictures';

/** Two of the free documents as they come. */
export default function Pages() {
  return (
    <div className="mt-8 grid grid-cols-2 gap-4 sm:gap-8">
      {starterPackPictures.map((picture) => (
        <PagePictureFigure key={picture.document} picture={picture} />
      ))}
    </div>
  );
}
