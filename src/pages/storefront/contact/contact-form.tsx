export { ContactForm as default } from '@/features/shop/contact/components/contact-form';
