import { staticIsland } from '@/rendering/static-island';
import { TextLoading } from '../text-loading';

const Text = staticIsland(
  'terms',
  () => import('./texts/terms'),
  <TextLoading label="The text is loading" />,
);

export default function TermsPage() {
  return <Text />;
}
