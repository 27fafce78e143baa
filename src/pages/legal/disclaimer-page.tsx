import { staticIsland } from '@/rendering/static-island';
import { TextLoading } from '../text-loading';

const Text = staticIsland(
  'disclaimer',
  () => import('./texts/disclaimer'),
  <TextLoading label="The text is loading" />,
);

export default function DisclaimerPage() {
  return <Text />;
}
