import { useQuery } from '@tanstack/react-query';
import { factsStated } from '@law/facts-stated';
import { isPackState } from '@law/pack-states';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { indexFacts } from '@/features/all/law/model/law-text';

/** Shows for a text about law when the first of its facts is due again. */
export function TextReview({ text }: { readonly text: string }) {
  const { data = [] } = useQuery(lawFactsQuery);
  const facts = indexFacts(data);
  // The states that the shop's texts cover.
  const ofPackStates = data.filter(({ state }) => state === 'US' || isPackState(state));
  const [first] = factsStated(text, ofPackStates)
    .flatMap(({ key }) => facts.get(key) ?? [])
    .sort((a, b) => a.nextCheck.localeCompare(b.nextCheck));
  return first ? <ReviewMark fact={first} isOfPage /> : null;
}
