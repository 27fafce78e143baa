import { companyProfileFields } from '../contracts/company-profile.ts';
import { derivedAnswers } from '../contracts/derived-answers.ts';

const profileKeys = new Set(companyProfileFields.map(({ key }) => key));

/** Where an answer is stored: the profile's own fields by key alone, other questions with the place they belong to. */
export function answerKeys(path: string, key: string): string[] {
  if (profileKeys.has(key)) {
    return [key];
  }
  const [packageId = '', file = ''] = path.split('/').slice(-2);
  return [`${packageId}/${file.replace(/\.md$/, '')}/${key}`, `${packageId}/${key}`];
}

/**
 * The values of one template out of all answers and what follows from them: what was answered for it alone goes before what
 * its package shares.
 */
export function valuesFor(
  template: { readonly path: string; readonly placeholders: readonly { readonly key: string }[] },
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const keys = new Set([...profileKeys, ...template.placeholders.map(({ key }) => key)]);
  const given = Object.fromEntries(
    [...keys].flatMap((key) => {
      const place = answerKeys(template.path, key).find((candidate) => Object.hasOwn(answers, candidate));
      return place === undefined ? [] : [[key, answers[place] ?? '']];
    }),
  );
  return { ...given, ...derivedAnswers(answers) };
}
