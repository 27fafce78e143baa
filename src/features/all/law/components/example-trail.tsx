import { useQuery } from '@tanstack/react-query';
import { documentName, documents } from '@/catalog/documents';
import type { ExampleSentence } from '@/catalog/example-sentence';
import { lawFactsQuery } from '../api/law-facts-api';
import { indexFacts } from '../model/law-text';
import { SourceTrail } from './source-trail';

interface ExampleTrailProps {
  readonly example: ExampleSentence;
  readonly isColumn?: boolean;
}

/** The trail of one real sentence of a document; nothing once its fact has gone. */
export function ExampleTrail({ example, isColumn = false }: ExampleTrailProps) {
  const { data: facts = [] } = useQuery(lawFactsQuery);
  const { document, sentence } = example;
  const fact = indexFacts(facts).get(example.fact);
  return (
    fact && (
      <SourceTrail
        fact={fact}
        isColumn={isColumn}
        sentence={sentence}
        where={`In the ${documentName(document, documents[document].state)}`}
      />
    )
  );
}
