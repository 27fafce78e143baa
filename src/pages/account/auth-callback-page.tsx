import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  emailLinkTypes,
  hasSession,
  verifyEmailLink,
  type EmailLinkType,
} from '@/features/auth/api/session-api';
import { takeTarget } from '@/features/auth/model/redirect-target';
import { Seo } from '@/lib/seo';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { PageHeader } from '@/ui/page-header';

interface MailedLink {
  readonly tokenHash: string;
  readonly type: EmailLinkType;
}

function readMailedLink(query: URLSearchParams): MailedLink | null {
  const tokenHash = query.get('token_hash');
  const type = emailLinkTypes.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** Where mailed links and other providers come back to. A mailed link waits for a click; a session goes on at once. */
export default function AuthCallbackPage() {
  const navigate = useNavigate();
  const [link, setLink] = useState<MailedLink | null>(null);
  const [isBusy, setIsBusy] = useState(true);
  const started = useRef(false);

  const finish = async (failed: boolean) => {
    try {
      if (failed) {
        throw new Error('The sign-in was refused');
      }
      await navigate((await hasSession()) ? takeTarget() : '/', { replace: true });
    } catch (error) {
      console.error('Sign-in failed', error instanceof Error ? error.message : 'unknown');
      await navigate('/?error=auth_error', { replace: true });
    }
  };

  useEffect(() => {
    if (started.current) {
      return;
    }
    started.current = true;
    const query = new URLSearchParams(window.location.search);
    const mailed = readMailedLink(query);
    if (mailed) {
      window.history.replaceState(window.history.state, '', '/auth/callback');
      setLink(mailed);
      setIsBusy(false);
      return;
    }
    const failed = query.has('error') || window.location.hash.includes('error=');
    void finish(failed);
    // Runs once for each arrival; finish() leaves the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const confirm = async () => {
    if (!link) {
      return;
    }
    setIsBusy(true);
    try {
      await verifyEmailLink(link.tokenHash, link.type);
    } catch {
      await finish(true);
      return;
    }
    await finish(false);
  };

  return (
    <Container width="narrow" className="py-16">
      <Seo path="/auth/callback" title="Signing in" description="Completing your sign in." noIndex />
      {isBusy ? (
        <Loading label="Completing your sign in...">
          <p className="mb-4 text-lg">Completing your sign in...</p>
          <SkeletonText lines={2} />
        </Loading>
      ) : (
        <>
          <PageHeader
            title="Almost there"
            lead="One click completes your sign in. We ask because mail programs open links by themselves."
          />
          <Button size="large" onClick={() => void confirm()}>
            Continue to my account
          </Button>
        </>
      )}
    </Container>
  );
}
