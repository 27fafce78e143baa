import { shopAt } from '../../scripts/support/shop';
import { removeData, startShop } from '../../scripts/support/shop-process';
import { openSmallProxy } from './small-proxy';

export const siteName = 'www.shop.example';
export const apiName = 'api.shop.example';

/** A shop on the internet, as far as one machine has that: names of its own, and a proxy in front that it trusts. */
export async function openShopBehindProxy(extra: Readonly<Record<string, string>> = {}) {
  const proxy = await openSmallProxy();
  const [siteUrl, apiUrl] = [siteName, apiName].map((name) => `http://${name}:${proxy.port}`);
  const running = await startShop({
    SITE_URL: siteUrl ?? '',
    API_URL: apiUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    SANDBOX_ON_NETWORK: '1',
    ...extra,
  });
  /** As the shop's own machine sees it, past the proxy. */
  const inside = shopAt(running.environment);
  const portOf = (address: string) => Number(new URL(address).port);
  proxy.passOn({ [siteName]: portOf(inside.shopUrl), [apiName]: portOf(inside.apiUrl) });
  return {
    siteUrl: siteUrl ?? '',
    apiUrl: apiUrl ?? '',
    proxyUrl: `http://127.0.0.1:${proxy.port}`,
    inside,
    async stop() {
      await proxy.stop();
      await running.stop();
      removeData(running);
    },
  };
}
