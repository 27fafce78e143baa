import type { Rule } from 'eslint';

export const chosenPort: Rule.RuleModule;
