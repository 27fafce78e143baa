export { ReviewForm as default } from '@/features/reviews/components/review-form';
