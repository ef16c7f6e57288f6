import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(error: unknown): void;
  /** Called when its content rendered. A development server renders it again once a throw is fixed. */
  onShown?: (() => void) | undefined;
  /** Shown instead of the failed content; nothing when omitted. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a throw inside its root. It renders no message of its own: the host shows one and the same error state for
 * every kind of failure, with a retry that mounts the module again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (!this.state.failed) this.props.onShown?.();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
