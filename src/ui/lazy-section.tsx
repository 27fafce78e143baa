import { Component, Suspense, type ReactNode } from 'react';
import { forgetFailedLoads, loadAdvice, LoadError } from '@/lib/react/load-error';
import { ErrorState } from './error-state';

interface LazySectionProps {
  /** Shown while it loads. */
  readonly fallback: ReactNode;
  /** A `lazyComponent`. */
  readonly children: ReactNode;
}

interface LazySectionState {
  readonly error: Error | null;
}

/** A part of a page with code of its own. If that does not load, the part says so, and the rest keeps what was typed. */
export class LazySection extends Component<LazySectionProps, LazySectionState> {
  override readonly state: LazySectionState = { error: null };

  static getDerivedStateFromError(error: Error): LazySectionState {
    return { error };
  }

  #hasTried = false;

  /** Without a reload first: the browser may ask again for a file that is missing, and what was typed stays as it is. */
  readonly #retry = (): void => {
    const { error } = this.state;
    if (this.#hasTried && error instanceof LoadError && error.help.reload) {
      error.help.reload();
      return;
    }
    this.#hasTried = true;
    forgetFailedLoads();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) {
      return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    }
    if (error instanceof LoadError) {
      return (
        <ErrorState title="This part did not load" onRetry={this.#retry}>
          {`${loadAdvice(error)} What you typed is kept.`}
        </ErrorState>
      );
    }
    throw error;
  }
}
