import type { FAQPage } from 'schema-dts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers for search engines: the texts that the page shows. */
export function faqData(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
