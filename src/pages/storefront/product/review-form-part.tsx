export { ReviewForm as default } from '@/features/reviews/components/review-form';
export { preloadToasts as prepare } from '@/ui/toast';
