import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '#components/Notice.tsx';
import * as words from '#islands/words';

/**
 * Shows the error in place of an island that throws; the rest of the page keeps working. Specification §2, Not-found
 * page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="wrap">
        <ErrorNotice role="alert">
          <p>
            <strong>{words.applicationError}</strong>
          </p>
          <p>{error.message}</p>
        </ErrorNotice>
      </div>
    );
  }
}
