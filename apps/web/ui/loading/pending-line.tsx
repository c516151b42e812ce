import { controls } from '../../texts/controls.ts';
import * as css from './pending-line.css.ts';

/** A thin line at the top of the window while the code of a page or dialog loads. Only long waits are announced. */
export const PendingLine = () => (
  <div role="status" className={css.line}>
    <span className={css.said}>{controls.loading}</span>
  </div>
);
