import { still } from '@/lib/still';
import { TextLoading } from '../text-loading';

const Text = still(
  'disclaimer',
  () => import('./texts/disclaimer'),
  <TextLoading label="The text is loading" />,
);

export default function DisclaimerPage() {
  return <Text />;
}
