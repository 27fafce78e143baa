import type { Rule } from 'eslint';

export const bareText: Rule.RuleModule;
