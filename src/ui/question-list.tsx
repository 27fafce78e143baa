import { Disclosure, DisclosureGroup } from './disclosure';

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with collapsed answers. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <DisclosureGroup>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
