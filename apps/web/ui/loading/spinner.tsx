import { controls } from '../../texts/controls.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { centre, ring } from './spinner.css.ts';

/** A turning ring in the text's colour and size. Inside a control that already says what it does: `silent`. */
export function Spinner({ label = controls.loading, silent = false }: { label?: string; silent?: boolean }) {
  if (silent) return <span className={ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** The spinner of a whole page, in its middle. */
export const PageSpinner = () => (
  <div className={centre}>
    <Spinner />
  </div>
);
