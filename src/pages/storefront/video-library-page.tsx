import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';

const Videos = staticIsland('videos', () => import('./video-library/videos'));

export default function VideoLibraryPage() {
  return (
    <>
      <Seo
        path="/video-library"
        title="Video library"
        description="Six short tutorials on using HR and payroll templates, about 15 minutes in total, each with its full transcript."
      />
      <Videos />
    </>
  );
}
