export { StarterPackForm } from '@/features/leads/components/starter-pack-form';
export { preloadToasts } from '@/ui/toast';
