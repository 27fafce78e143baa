import { Component, useEffect, useState, type ReactNode } from 'react';
import { forgetFailedLoads, LoadError } from '@/lib/react/load-error';
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
    forgetFailedLoads();
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
    if (error instanceof LoadError) {
      return <NotLoaded error={error} onReached={this.#retry} />;
    }
    throw error;
  }
}

interface NotLoadedProps {
  readonly error: LoadError;
  readonly onReached: () => void;
}

/**
 * Retries once the shop is reachable: a reload before would show the browser's own error page. Where it is and a file is missing,
 * only a reload can help.
 */
function NotLoaded({ error, onReached }: NotLoadedProps) {
  const { advice, reload } = error.help;
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      (reload ?? onReached)();
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
      <ErrorState
        title={reload ? 'A part is missing' : 'The shop cannot be reached'}
        onRetry={() => void tryAgain()}
        isRetrying={isTrying}
      >
        {reload ? advice : `${advice} Once you are back online, it goes on by itself.`}
      </ErrorState>
    </Container>
  );
}
