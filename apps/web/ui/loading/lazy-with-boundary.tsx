import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { controls } from '../../texts/controls.ts';
import { Alert } from '../alert/alert.tsx';

/**
 * `lazy` with an error boundary of its own: code that cannot be loaded breaks nothing around it. `missing`, by default a
 * message, takes its place. Browsers request a failed module only once, so only a reload brings it.
 */
export function lazyWithBoundary<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  missing: ReactNode = <Alert onRetry={() => window.location.reload()}>{controls.partMissing}</Alert>,
): ComponentType<P> {
  const Content = lazy(load) as ComponentType<P>;
  return function Part(props: P) {
    return (
      <Boundary instead={missing}>
        <Content {...props} />
      </Boundary>
    );
  };
}

type BoundaryProps = { instead: ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
