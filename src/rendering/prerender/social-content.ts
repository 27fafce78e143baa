import type { QueryClient } from '@tanstack/react-query';
import { cheapestProduct, priceOf, readPriceList } from '@contracts/prices';
import { productSkus, products, type ProductSku } from '@contracts/products';
import { citation } from '@law/citation';
import { industryOf, longFormStates, stateCodeOf } from '@law/law-addresses';
import { hostOf, isOfficialAddress } from '@law/source-address';
import { findState } from '@law/states';
import { packCovers, productFirstPages, coveredStates } from '@/catalog/first-pages';
import { postFigures } from '@/catalog/post-figures';
import { stateHeadlines } from '@/catalog/state-headlines';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { indexFacts } from '@/features/all/law/model/law-text';
import { shortFigure } from '@/features/all/law/model/short-figure';
import { libraryQuery, packagesOf, type LibraryPackage } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import type { Settings } from '@/features/all/settings/model/settings';
import type { SocialContent, SocialFigure } from '@/lib/seo/social-picture';
import { formatPrice, formatShortDate, plural } from '@/lib/text/format';

interface Known {
  readonly queryClient: QueryClient;
  readonly settings: Settings;
}

const statesOf = (packages: readonly LibraryPackage[]) =>
  [...new Set(packages.map(({ state }) => findState(state)?.name ?? state))].sort().join(' and ');

const lineOf = (price: string, packages: readonly LibraryPackage[]) =>
  [price, plural(figuresOf(packages).documents, 'document'), statesOf(packages)].filter(Boolean).join(' · ');

/** The page that the product opens with, on top of those that stand for it: of both states, where it covers both. */
function fanOf(sku: ProductSku): string[] {
  const [first = 'MN', second = first] = coveredStates(sku);
  const opening = productFirstPages[sku][first];
  const [front] = packCovers[sku][first] ?? [];
  const [, back] = packCovers[sku][second] ?? [];
  return [...new Set([opening, front, back])].filter((document) => document !== undefined);
}

const acrossPacks = ['employee-handbook-mn', 'mn-wage-notice-at-hire', 'mn-paid-leave-policy'] as const;
const starterPack = ['onboarding-checklist-lite', 'payroll-calendar-undated', 'policy-rollout-7-steps-lite'];

function productContent(sku: ProductSku, library: readonly LibraryPackage[], settings: Settings) {
  const price = formatPrice(priceOf(sku, readPriceList(settings.PRICE_LIST)));
  const line = lineOf(price, packagesOf(library, sku));
  return { title: products[sku].name, line, documents: fanOf(sku) };
}

function shopContent(library: readonly LibraryPackage[], settings: Settings): SocialContent {
  const list = readPriceList(settings.PRICE_LIST);
  const from = `From ${formatPrice(priceOf(cheapestProduct(list), list))}`;
  return { line: lineOf(from, library), documents: acrossPacks };
}

/**
 * The facts of a page, those that have a figure and a statute or an official page that says it. Reading them makes the page depend
 * on them.
 */
function figuresFrom(
  { queryClient }: Known,
  wanted: readonly { readonly key: string; readonly label?: string }[],
): SocialFigure[] {
  const facts = indexFacts(queryClient.getQueryData(lawFactsQuery.queryKey) ?? []);
  return wanted.flatMap(({ key, label }) => {
    const fact = facts.get(key);
    if (typeof fact?.figure !== 'number' || fact.unit === null) return [];
    const source = citation(fact) ?? (isOfficialAddress(fact.source) ? hostOf(fact.source) : null);
    if (source === null) return [];
    return [
      {
        figure: shortFigure(fact.figure, fact.unit),
        label: label ?? fact.statement,
        source: `${source}, read ${formatShortDate(fact.checkedOn)}`,
      },
    ];
  });
}

const ofState = (code: string, known: Known): SocialContent => ({
  kicker: 'State law',
  figures: figuresFrom(known, stateHeadlines[code] ?? []),
});

function stateOf(path: string): string | null {
  const longForm = Object.entries(longFormStates).find(([name]) => path.startsWith(`/${name}-paid-leave`));
  if (longForm) return longForm[1];
  if (path.startsWith('/states/')) return stateCodeOf(path.slice('/states'.length));
  return path.endsWith('-paid-leave-policy-template') ? stateCodeOf(path) : null;
}

const kickers: readonly (readonly [string, string])[] = [
  ['/blog/', 'Blog'],
  ['/knowledge-base/', 'Knowledge base'],
];

/** What the picture of a page shows, from what the page was rendered with. */
export function socialContent(path: string, known: Known): SocialContent {
  const library = known.queryClient.getQueryData(libraryQuery.queryKey) ?? [];
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  if (sku) return productContent(sku, library, known.settings);
  if (['/', '/templates', '/pricing'].includes(path)) return shopContent(library, known.settings);
  if (path === '/free-resources') return { line: 'Free, no card', documents: starterPack };
  const state = stateOf(path);
  if (state) return ofState(state, known);
  if (industryOf(path)) return { kicker: 'By industry', documents: fanOf('core-hr') };
  const kicker = kickers.find(([section]) => path.startsWith(section))?.[1];
  const key = path.startsWith('/blog/') ? postFigures[path.slice('/blog/'.length)] : undefined;
  return {
    ...(kicker && { kicker }),
    ...(key !== undefined && { figures: figuresFrom(known, [{ key }]) }),
  };
}
