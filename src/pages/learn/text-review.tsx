import { useQuery } from '@tanstack/react-query';
import { factsStated } from '@contracts/law/facts-stated';
import { isHomeState } from '@contracts/law/home-states';
import { lawFactsQuery } from '@/features/law/api/law-facts-api';
import { ReviewMark } from '@/features/law/components/review-mark';
import { indexFacts } from '@/features/law/model/law-text';

/** Says of a text that tells the law when the first of the facts it states is due for another reading. */
export function TextReview({ text }: { readonly text: string }) {
  const { data = [] } = useQuery(lawFactsQuery);
  const facts = indexFacts(data);
  // What the shop's texts are written for.
  const ofHome = data.filter(({ state }) => state === 'US' || isHomeState(state));
  const [first] = factsStated(text, ofHome)
    .flatMap(({ key }) => facts.get(key) ?? [])
    .sort((a, b) => a.nextCheck.localeCompare(b.nextCheck));
  return first ? <ReviewMark fact={first}> A figure on this page is due to be read again.</ReviewMark> : null;
}
