import type { Rule } from 'eslint';

export const floorTargets: string[];
export const newerPattern: RegExp;
export const newerMethods: readonly string[];
export const newerMembers: Readonly<Record<string, readonly string[]>>;
export const newerGlobals: readonly string[];
export const browserFloor: Rule.RuleModule;
