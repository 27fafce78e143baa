import { useGo } from '@/lib/url/go';
import type { StarterPackFormProps } from '@/features/shop/leads/components/starter-pack-form';
import { useUtm } from '@/features/all/tracking/utm-context';
import { deferredForm } from '@/rendering/deferred-form';

const StarterPackForm = deferredForm<StarterPackFormProps>('lead-form', async () => {
  const { StarterPackForm: Form, preloadToasts } = await import('./deferred-starter-pack-form');
  return { default: Form, prepare: preloadToasts };
});

type LeadBlockProps = Omit<StarterPackFormProps, 'utm' | 'goTo'>;

/** The lead form with the visitor's campaign. */
export function LeadBlock(props: LeadBlockProps) {
  const { record } = useUtm();
  const go = useGo();
  return <StarterPackForm {...props} utm={record?.params ?? {}} goTo={go} />;
}
