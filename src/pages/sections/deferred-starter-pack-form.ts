export { StarterPackForm } from '@/features/shop/leads/components/starter-pack-form';
export { preloadToasts } from '@/ui/toast';
