import { staticIsland } from '@/rendering/static-island';
import { TextLoading } from '../text-loading';

const Text = staticIsland(
  'privacy',
  () => import('./texts/privacy'),
  <TextLoading label="The text is loading" />,
);

export default function PrivacyPage() {
  return <Text />;
}
