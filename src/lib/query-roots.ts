/** First parts of the query keys, so that what the owner publishes can refresh what the storefront shows. */
export const queryRoots = {
  settings: 'settings',
  reviews: 'reviews',
  library: 'library',
  lawFacts: 'law-facts',
  starterPack: 'starter-pack',
  posts: 'posts',
  articles: 'articles',
  account: 'account',
  dashboard: 'dashboard',
  users: 'users',
  aiRuns: 'ai-runs',
  calendar: 'content-calendar',
  campaign: 'social-campaign',
} as const;
