import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Shows the error screen when a page throws, instead of a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
