import { Component, useEffect, useState, type ReactNode } from 'react';
import { forgetFailedParts, loadAdvice, LoadError, reloadPage } from '@/lib/react/load-error';
import { Container } from '@/ui/container';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';

interface LoadBoundaryProps {
  /** A change of path resets the boundary. */
  readonly path: string;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly path: string;
  readonly error: Error | null;
}

/** Handles a page whose code did not load. Other errors go to the error screen. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override readonly state: LoadBoundaryState = { path: this.props.path, error: null };

  static getDerivedStateFromError(error: Error): Partial<LoadBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { path }: LoadBoundaryProps,
    state: LoadBoundaryState,
  ): LoadBoundaryState | null {
    return path === state.path ? null : { path, error: null };
  }

  #hasTried = false;

  override componentDidCatch(): void {
    forgetFailedParts();
  }

  /** Retries once without a reload, which keeps typed text; then reloads, which also gets a newer version of the site. */
  readonly #retry = (): void => {
    if (this.#hasTried) {
      window.location.reload();
    }
    this.#hasTried = true;
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) {
      return this.props.children;
    }
    if (error instanceof LoadError && error.isMissing) {
      return <Missing error={error} />;
    }
    if (error instanceof LoadError) {
      return <NotLoaded onReached={this.#retry} />;
    }
    throw error;
  }
}

/** Where the shop can be reached, a second attempt of the same page fails like the first. */
function Missing({ error }: { readonly error: LoadError }) {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = () => {
    setIsTrying(true);
    void reloadPage();
  };
  return (
    <Container className="pb-20">
      <PageHeader title="This page did not load" />
      <ErrorState title="A part of this page is missing" onRetry={tryAgain} isRetrying={isTrying}>
        {loadAdvice(error)}
      </ErrorState>
    </Container>
  );
}

/** Retries once the shop is reachable: a reload before would show the browser's own error page. */
function NotLoaded({ onReached }: { readonly onReached: () => void }) {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      onReached();
    } catch {
      setIsTrying(false);
    }
  };

  useEffect(() => {
    const goOn = () => void tryAgain();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });

  return (
    <Container className="pb-20">
      <PageHeader title="This page did not load" />
      <ErrorState title="The shop cannot be reached" onRetry={() => void tryAgain()} isRetrying={isTrying}>
        Check your connection, then try again. Once you are back online, it goes on by itself.
      </ErrorState>
    </Container>
  );
}
