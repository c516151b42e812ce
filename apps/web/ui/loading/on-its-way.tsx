import { controls } from '../../texts/controls.ts';
import * as css from './on-its-way.css.ts';

/** A thin line at the top of the window while what was pressed is on its way. Only what takes long is said aloud. */
export const OnItsWay = () => (
  <div role="status" className={css.line}>
    <span className={css.said}>{controls.loading}</span>
  </div>
);
