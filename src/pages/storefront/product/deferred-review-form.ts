export { ReviewForm } from '@/features/shop/reviews/components/review-form';
export { preloadToasts } from '@/ui/toast';
