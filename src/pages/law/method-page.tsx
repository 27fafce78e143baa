import { staticIsland } from '@/rendering/static-island';

const Method = staticIsland('method', () => import('./method/method'));
const People = staticIsland('people', () => import('./method/people'));

/** How the law is read and written down, what is not checked, and who does it. */
export default function MethodPage() {
  return (
    <>
      <Method />
      <People />
    </>
  );
}
