import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(error: unknown): void;
  /** It is there and shows what it holds. A development server puts it there anew once a throw is mended. */
  onShown?: (() => void) | undefined;
  /** In the place of what failed; nothing when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a throw inside its root. It explains nothing in its place: the host shows one and the same message for every
 * kind of trouble, with a retry that mounts the module again.
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
