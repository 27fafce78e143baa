import type { LeadForm } from '@contracts/starter-pack';
import { StarterPackForm } from '@/features/leads/components/starter-pack-form';
import { useUtm } from '@/features/tracking/utm-context';

/** The lead form with the visitor's campaign. */
interface LeadBlockProps {
  readonly variant: LeadForm;
  readonly onStored?: () => void;
}

export function LeadBlock({ variant, onStored }: LeadBlockProps) {
  const { record } = useUtm();
  return <StarterPackForm variant={variant} utm={record?.params ?? {}} {...(onStored ? { onStored } : {})} />;
}
