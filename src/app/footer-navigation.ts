import { products, productSkus } from '@contracts/products';
import type { NavigationLink } from './navigation';

export const footerColumns: readonly { readonly title: string; readonly links: readonly NavigationLink[] }[] =
  [
    {
      title: 'Templates',
      links: productSkus.map((sku) => ({ to: products[sku].path, label: products[sku].name })),
    },
    {
      title: 'Learn',
      links: [
        { to: '/free-resources', label: 'Free pack' },
        { to: '/blog', label: 'Blog' },
        { to: '/knowledge-base', label: 'Knowledge base' },
        { to: '/paid-leave-by-state', label: 'Paid leave by state' },
        { to: '/figures', label: 'Figures 2026 and 2027' },
        { to: '/which-templates-do-i-need', label: 'Which templates do I need?' },
        { to: '/policy-rollout-kit', label: 'Policy rollout kit' },
        { to: '/video-library', label: 'Video library' },
        { to: '/automation-playbook', label: 'Automation playbook' },
      ],
    },
    {
      title: 'Help',
      links: [
        { to: '/how-we-work', label: 'How we work' },
        { to: '/contact', label: 'Contact' },
        { to: '/find-order', label: 'Find my order' },
        { to: '/affiliates', label: 'Affiliates' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { to: '/terms', label: 'Terms' },
        { to: '/privacy', label: 'Privacy' },
        { to: '/disclaimer', label: 'Disclaimer' },
        { to: '/privacy', label: 'Privacy choices', opens: 'privacy-choices' },
      ],
    },
  ];
