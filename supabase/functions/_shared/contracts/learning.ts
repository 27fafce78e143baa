/** Categories and levels of articles and posts, as the pages, the files and the database name them. */
export const articleCategories = [
  'Getting Started',
  'Editing & Customization',
  'Compliance Notes',
  'Troubleshooting',
  'Licensing & Refunds',
] as const;

export const articleLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const postCategories = ['Compliance', 'Implementation', 'Operations', 'Best Practices'] as const;
