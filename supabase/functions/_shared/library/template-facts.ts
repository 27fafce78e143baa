import type { Template } from '../documents/mod.ts';

/** What a template's row says about its text. */
export function templateFacts(template: Template) {
  return {
    title: template.title,
    summary: template.summary,
    type: template.type,
    word_count: template.wordCount,
    version: template.version,
    states: [...template.states],
    formats: ['docx', 'pdf', 'gdocx', ...(template.workbook.length > 0 ? ['xlsx'] : [])],
    last_reviewed: template.lastReviewed,
    law_as_of: template.lawAsOf,
    position: template.order,
  };
}
