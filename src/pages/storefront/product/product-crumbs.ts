/** The way to a product's page, for the visitor and for search engines. */
export const crumbsOf = (name: string) => [{ label: 'Templates', to: '/templates' }, { label: name }];
