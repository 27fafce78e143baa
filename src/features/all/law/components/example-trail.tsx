import { useQuery } from '@tanstack/react-query';
import { documentName } from '@/catalog/documents';
import { exampleDocument, exampleFact, exampleSentence } from '@/catalog/example-sentence';
import { lawFactsQuery } from '../api/law-facts-api';
import { indexFacts } from '../model/law-text';
import { SourceTrail } from './source-trail';

/** The trail of one real sentence of a document; nothing once its fact has gone. */
export function ExampleTrail({ isColumn = false }: { readonly isColumn?: boolean }) {
  const { data: facts = [] } = useQuery(lawFactsQuery);
  const fact = indexFacts(facts).get(exampleFact);
  return (
    fact && (
      <SourceTrail
        fact={fact}
        isColumn={isColumn}
        sentence={exampleSentence}
        where={`In the ${documentName(exampleDocument, 'MN')}`}
      />
    )
  );
}
