import { useQuery } from '@tanstack/react-query';
import type { ExampleSentence } from '@law/example-sentences';
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
  const { title, sentence } = example;
  const fact = indexFacts(facts).get(example.fact);
  return (
    fact && <SourceTrail fact={fact} isColumn={isColumn} sentence={sentence} where={`In the ${title}`} />
  );
}
