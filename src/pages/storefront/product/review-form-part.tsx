export { ReviewForm } from '@/features/reviews/components/review-form';
export { preloadToasts } from '@/ui/toast';
