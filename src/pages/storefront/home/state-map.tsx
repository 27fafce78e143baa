import { StateMap } from '@/features/law/components/state-map';

export default StateMap;
