import type { ReactNode } from 'react';
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
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
        {hasChat && <SupportChat {...chat} />}
      </div>
      {/* Space under the footer, so that it can be scrolled clear of the bottom bar. */}
      <div ref={followBottomBar} className="inverse no-print h-(--bottom-bar-height)" />
    </>
  );
}
