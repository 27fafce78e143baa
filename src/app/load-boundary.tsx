import { Component, useCallback, useEffect, useState, type ReactNode } from 'react';
import { forgetFailedParts, LoadError } from '@/lib/load-error';
import { Container } from '@/ui/container';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';

interface LoadBoundaryProps {
  /** Another page gets another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly path: string;
  readonly error: Error | null;
}

/** Keeps the site around a page whose code did not arrive; any other failure goes on to the last screen. */
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

  /** Once in place, so that nothing typed is lost; then by a fresh load, which also gets a newer version of the site. */
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
    if (error instanceof LoadError) {
      return <NotLoaded onReached={this.#retry} />;
    }
    throw error;
  }
}

/** Tries again once the shop can be reached: to leave without would end on the browser's own page. */
function NotLoaded({ onReached }: { readonly onReached: () => void }) {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = useCallback(async () => {
    setIsTrying(true);
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      onReached();
    } catch {
      setIsTrying(false);
    }
  }, [onReached]);

  useEffect(() => {
    const goOn = () => void tryAgain();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [tryAgain]);

  return (
    <Container className="pb-20">
      <PageHeader title="This page did not load" />
      <ErrorState title="The shop cannot be reached" onRetry={() => void tryAgain()} isRetrying={isTrying}>
        Check your connection, then try again. Once you are back online, it goes on by itself.
      </ErrorState>
    </Container>
  );
}
