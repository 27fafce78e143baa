import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';

const Videos = staticIsland('videos', () => import('./video-library/videos'));

export default function VideoLibraryPage() {
  return (
    <>
      <Seo
        path="/video-library"
        title="Video library: six walkthroughs to read"
        description="Six walkthroughs of HR and payroll templates to read, about 15 minutes in total: files, Word, Google Docs, dates and signatures."
      />
      <Videos />
    </>
  );
}
