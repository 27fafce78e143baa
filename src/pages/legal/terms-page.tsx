import { still } from '@/lib/still';
import { TextLoading } from '../text-loading';

const Text = still('terms', () => import('./texts/terms'), <TextLoading label="The text is loading" />);

export default function TermsPage() {
  return <Text />;
}
