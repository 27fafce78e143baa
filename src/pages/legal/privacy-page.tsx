import { still } from '@/lib/still';
import { TextLoading } from '../text-loading';

const Text = still('privacy', () => import('./texts/privacy'), <TextLoading label="The text is loading" />);

export default function PrivacyPage() {
  return <Text />;
}
