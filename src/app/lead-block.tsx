import type { LeadForm } from '@contracts/starter-pack';
import type { StarterPackFormProps } from '@/features/leads/components/starter-pack-form';
import { useUtm } from '@/features/tracking/utm-context';
import { sleepingForm } from '@/lib/sleeping-form';

const StarterPackForm = sleepingForm<StarterPackFormProps>('lead-form', async () => {
  const { StarterPackForm: Form, preloadToasts } = await import('./lead-form');
  return { default: Form, prepare: preloadToasts };
});

interface LeadBlockProps {
  readonly variant: LeadForm;
  readonly onStored?: () => void;
}

/** The lead form with the visitor's campaign. */
export function LeadBlock({ variant, onStored }: LeadBlockProps) {
  const { record } = useUtm();
  return <StarterPackForm variant={variant} utm={record?.params ?? {}} {...(onStored ? { onStored } : {})} />;
}
