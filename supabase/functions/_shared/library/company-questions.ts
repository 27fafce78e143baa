import {
  companyProfileFields,
  companyProfileGroups,
  type PlaceholderField,
} from '../contracts/company-profile.ts';
import type { QuestionGroup } from '../contracts/license-files.ts';
import type { Template } from '../documents/template.ts';
import { answerKeys } from './company-answers.ts';

type Asked = Pick<Template, 'path' | 'title' | 'package' | 'placeholders'>;

const profileFields = new Map(companyProfileFields.map((field) => [field.key, field]));

/**
 * What has to be known to fill these templates, each thing once: the profile's fields that any of them uses, then what each
 * document asks by itself. A question that the documents of a package share is asked for the package, unless they offer
 * different choices.
 */
export function companyQuestions(templates: readonly Asked[]): QuestionGroup[] {
  const used = new Set(templates.flatMap(({ placeholders }) => placeholders.map(({ key }) => key)));
  used.add('company_name');
  const general = companyProfileGroups.map(({ title, keys }) => ({
    id: 'profile',
    title,
    questions: keys.flatMap((key) => {
      const field = profileFields.get(key);
      return field && used.has(key) ? [field] : [];
    }),
  }));
  const asked = new Set<string>();
  const own = templates.map((template) => ({
    id: template.path,
    title: template.title,
    questions: template.placeholders
      .filter(({ key }) => !profileFields.has(key))
      .map((field) => ({ ...field, key: placeOf(field, template, templates) }))
      .filter(({ key }) => {
        const isNew = !asked.has(key);
        asked.add(key);
        return isNew;
      }),
  }));
  return [...general, ...own].filter(({ questions }) => questions.length > 0);
}

function placeOf(field: PlaceholderField, template: Asked, templates: readonly Asked[]): string {
  const [ownPlace = field.key, sharedPlace = field.key] = answerKeys(template.path, field.key);
  const isAgreed = templates
    .filter((other) => other.package === template.package)
    .flatMap(({ placeholders }) => placeholders.filter(({ key }) => key === field.key))
    .every((other) => choicesOf(other) === choicesOf(field));
  return isAgreed ? sharedPlace : ownPlace;
}

function choicesOf({ kind, options }: PlaceholderField): string {
  return JSON.stringify([kind === 'choice', options ?? []]);
}
