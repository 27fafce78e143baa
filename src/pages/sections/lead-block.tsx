import { useGo } from '@/lib/url/go';
import type { LeadForm } from '@contracts/starter-pack';
import type { StarterPackFormProps } from '@/features/shop/leads/components/starter-pack-form';
import { useUtm } from '@/features/all/tracking/utm-context';
import { deferredForm } from '@/rendering/deferred-form';

const StarterPackForm = deferredForm<StarterPackFormProps>('lead-form', async () => {
  const { StarterPackForm: Form, preloadToasts } = await import('./deferred-starter-pack-form');
  return { default: Form, prepare: preloadToasts };
});

interface LeadBlockProps {
  readonly variant: LeadForm;
  readonly onStored?: () => void;
}

/** The lead form with the visitor's campaign. */
export function LeadBlock({ variant, onStored }: LeadBlockProps) {
  const { record } = useUtm();
  const go = useGo();
  return (
    <StarterPackForm
      variant={variant}
      utm={record?.params ?? {}}
      goTo={go}
      {...(onStored ? { onStored } : {})}
    />
  );
}
