import { StarterPackCards } from '@/features/leads/components/starter-pack-cards';
import { withQueries } from '@/lib/queries';

export default withQueries(StarterPackCards);
