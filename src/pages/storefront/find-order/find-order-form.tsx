export { FindOrderForm as default } from '@/features/checkout/components/find-order-form';
