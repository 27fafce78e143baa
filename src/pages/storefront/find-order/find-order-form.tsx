export { FindOrderForm as default } from '@/features/shop/checkout/components/find-order-form';
