import { Component, type ReactNode } from 'react';
import { layout } from '../texts/layout.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { trouble } from './layout.css.ts';

/** Catches a page that broke, or whose code could not be loaded; retrying loads the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={`${wrap} ${trouble}`}>
        <h1 className={pageTitle}>{layout.broken.title}</h1>
        <Alert onRetry={() => window.location.reload()}>{layout.broken.text}</Alert>
      </div>
    );
  }
}
