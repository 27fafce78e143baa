import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useGo } from '@/lib/url/go';
import { finishConfirmation } from '@/features/all/auth/api/first-password-api';
import { verifyEmailLink, type Verified } from '@/features/all/auth/api/mailed-links-api';
import { hasSession } from '@/features/all/auth/api/session-api';
import { readArrival, type MailedLink } from '@/features/all/auth/model/arrival';
import { firstPasswordPath, passwordPath, takeTarget } from '@/features/all/auth/model/redirect-target';
import { showRefusal } from '@/features/all/auth/show-refusal';
import { isWorthRetrying, toAppError } from '@/lib/errors/app-error';
import { Seo } from '@/rendering/seo';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { PageHeader } from '@/ui/page-header';

// Few come with such a link, and all others need not wait for it.
const AddressChangeQuestion = lazy(async () => ({
  default: (await import('@/features/all/auth/components/address-change-question')).AddressChangeQuestion,
}));

type Stage =
  | { readonly name: 'busy' }
  /** A link from an email needs a click, because mail scanners open links. */
  | { readonly name: 'ask'; readonly link: MailedLink; readonly problem?: string }
  /** One of the two confirmations of a change of address is done. */
  | { readonly name: 'half' }
  /** Both are, and this mailbox is the former one. */
  | { readonly name: 'moved' };

/** The target of links in emails and of other providers. A link from an email needs a click; a session continues at once. */
export default function AuthCallbackPage() {
  const go = useGo();
  const [stage, setStage] = useState<Stage>({ name: 'busy' });
  const started = useRef(false);

  const fail = async (code = 'otp_expired') => {
    await go(`/?error=auth_error#error_code=${encodeURIComponent(code)}`, { replace: true });
    // Where that page is another document, it tells the visitor itself.
    await showRefusal();
  };

  /** `needsSession`: another provider has sent a code. If there is no session, the code was not accepted. */
  const goOn = async (needsSession: boolean) => {
    try {
      if (await hasSession()) {
        await go(takeTarget(), { replace: true });
      } else if (needsSession) {
        await fail();
      } else {
        await go('/', { replace: true });
      }
    } catch {
      await fail();
    }
  };

  useEffect(() => {
    if (started.current) {
      return;
    }
    started.current = true;
    const arrival = readArrival(window.location);
    if (arrival.kind === 'link') {
      window.history.replaceState(window.history.state, '', '/auth/callback');
      setStage({ name: 'ask', link: arrival.link });
    } else {
      void (arrival.kind === 'refused' ? fail(arrival.code) : goOn(arrival.kind === 'code'));
    }
    // Runs once per arrival; the called functions leave the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const confirm = async (link: MailedLink) => {
    setStage({ name: 'busy' });
    let outcome: Verified;
    try {
      outcome = await verifyEmailLink(link.tokenHash, link.type);
    } catch (error) {
      if (isWorthRetrying(error)) {
        setStage({ name: 'ask', link, problem: toAppError(error).message });
      } else {
        await fail();
      }
      return;
    }
    if (outcome === 'half') {
      setStage({ name: 'half' });
    } else if (outcome === 'signed-out') {
      setStage({ name: 'moved' });
    } else if (link.type === 'recovery' || link.type === 'invite') {
      await go(passwordPath, { replace: true });
    } else if (await needsPassword()) {
      await go(firstPasswordPath, { replace: true });
    } else {
      await goOn(true);
    }
  };

  return (
    <Container width="narrow" className="py-16">
      <Seo path="/auth/callback" title="Signing in" description="Completing your sign in." noIndex />
      {stage.name === 'busy' && (
        <Loading label="Completing your sign in...">
          <p className="mb-4 text-lg">Completing your sign in...</p>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {stage.name === 'ask' && (
        <AskForClick
          link={stage.link}
          onConfirm={() => void confirm(stage.link)}
          onTooLate={() => void fail()}
        >
          {stage.problem && (
            <Callout tone="danger" className="mb-5">
              <span role="alert">{stage.problem}</span>
            </Callout>
          )}
        </AskForClick>
      )}
      {stage.name === 'half' && (
        <>
          <PageHeader
            title="One more step"
            lead="This mailbox has confirmed the change. Now open the email that we sent to the other address and confirm there, too."
          />
          <ButtonLink to="/account?tab=security" variant="secondary">
            My Account
          </ButtonLink>
        </>
      )}
      {stage.name === 'moved' && (
        <>
          <PageHeader
            title="The address was changed"
            lead="The account has its new address now. To sign in, let us mail you a link to that address."
          />
          <ButtonLink to="/account" variant="secondary">
            Sign In
          </ButtonLink>
        </>
      )}
    </Container>
  );
}

/** If the request fails the user continues: a password can be chosen at any time. */
async function needsPassword(): Promise<boolean> {
  return (await finishConfirmation().catch(() => 'done')) === 'needs-password';
}

interface AskForClickProps {
  readonly link: MailedLink;
  readonly onConfirm: () => void;
  readonly onTooLate: () => void;
  readonly children: ReactNode;
}

function AskForClick({ link, onConfirm, onTooLate, children }: AskForClickProps) {
  if (link.type === 'email_change') {
    return (
      <Suspense
        fallback={
          <Loading label="Reading the change of address">
            <SkeletonText lines={3} />
          </Loading>
        }
      >
        <AddressChangeQuestion tokenHash={link.tokenHash} onConfirm={onConfirm} onTooLate={onTooLate}>
          {children}
        </AddressChangeQuestion>
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader
        title="Almost there"
        lead="One click completes your sign in. We ask because email programs open links automatically."
      />
      {children}
      <Button size="large" onClick={onConfirm}>
        {link.type === 'recovery' ? 'Choose a new password' : 'Continue to my account'}
      </Button>
    </>
  );
}
