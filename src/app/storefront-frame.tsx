import type { ReactNode } from 'react';
import { readStored } from '@/lib/browser/safe-storage';
import { lazyOnInteraction } from '@/rendering/lazy-on-interaction';
import { staticIsland } from '@/rendering/static-island';
import { SkipLink } from '@/ui/skip-link';
import { BottomBar } from './bottom-bar';
import { followBottomBar } from '@/ui/bottom-inset';
import { SiteHeader } from './site-header';
import { SupportChat } from './support-chat';
import { useSupportChat } from './use-support-chat';

const SiteFooter = staticIsland('footer', () =>
  import('./site-footer').then(({ SiteFooter: Footer }) => ({ default: Footer })),
);

const StateOrder = lazyOnInteraction(
  () => import('./state-order').then((module) => module.StateOrder),
  () => readStored('chosen_state', String) !== null,
);

interface StorefrontFrameProps {
  /** False where the owner's own chat is on the page. */
  readonly hasChat: boolean;
  readonly children: ReactNode;
}

/** What surrounds every page of the shop and the account. */
export function StorefrontFrame({ hasChat, children }: StorefrontFrameProps) {
  const chat = useSupportChat();
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink targetId="main" />
        <BottomBar />
        <SiteHeader onOpenChat={hasChat ? chat.open : undefined} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
        <StateOrder />
        {hasChat && <SupportChat {...chat} />}
      </div>
      {/* Space under the footer, so that it can be scrolled clear of the bottom bar. */}
      <div ref={followBottomBar} className="inverse no-print h-(--bottom-bar-height)" />
    </>
  );
}
