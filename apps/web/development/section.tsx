import type { ReactNode } from 'react';
import * as css from './development-page.css.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}
