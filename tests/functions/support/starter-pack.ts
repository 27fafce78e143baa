import { newCaller, type Answer } from '../../support/http';
import { shop, type shopAt } from '../../../scripts/support/shop';
import { callFunction } from './call-function';

/** Asks for the starter pack as a visitor of the shop does who has not been there before. */
export const askForStarterPack = (
  email: string,
  { apiUrl, publishableKey }: Pick<ReturnType<typeof shopAt>, 'apiUrl' | 'publishableKey'> = shop,
): Promise<Answer> =>
  callFunction('send-starter-pack', {
    baseUrl: apiUrl,
    key: publishableKey,
    from: newCaller(),
    json: { name: 'Lea', email },
  });
