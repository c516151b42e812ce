import { ChevronDown, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { statistics as words } from '../../../texts/admin/figures/statistics.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import * as css from './frame.css.ts';

export type Numbers = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly foot?: readonly string[];
};

type FrameProps = {
  title: string;
  lead?: string | undefined;
  /** Whether the shapes stand for two periods. */
  legend?: boolean;
  tool?: ReactNode;
  numbers?: Numbers;
  wide?: boolean;
  children: ReactNode;
};

/** A drawing under its title, what its shapes are, and its numbers in a table, which always go on paper. */
export function Frame({ title, lead, legend = false, tool, numbers, wide = false, children }: FrameProps) {
  const id = useId();
  return (
    <section className={classNames(css.frame, wide && css.wide)} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {lead && <p className={css.lead}>{lead}</p>}
          {legend && <Legend />}
        </div>
        {tool}
      </div>
      {children}
      {numbers && <NumbersTable title={title} {...numbers} />}
    </section>
  );
}

const Legend = () => (
  <p className={css.legend}>
    <span className={css.key}>
      <span className={css.now} aria-hidden="true" />
      {words.legend.now}
    </span>
    <span className={css.key}>
      <span className={css.before} aria-hidden="true" />
      {words.legend.before}
    </span>
  </p>
);

function NumbersTable({ title, head, rows, foot }: Numbers & { title: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.numbers}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.ofWhat(title)}
        onClick={() => setOpen(!open)}
      >
        <Table2 size={18} aria-hidden="true" />
        <span>{words.numbers}</span>
        <ChevronDown size={18} aria-hidden="true" className={open ? css.turned : undefined} />
      </button>
      <div id={id} className={classNames(css.sheet, !open && css.onlyOnPaper)}>
        <table className={css.table}>
          <caption className={css.caption}>{title}</caption>
          <Row as="th" scope="col" cells={head} part="thead" />
          <tbody>
            {rows.map(cells => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <Cell key={head[index]} isName={index === 0}>
                    {cell}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && <Row as="th" scope="row" cells={foot} part="tfoot" />}
        </table>
      </div>
    </div>
  );
}

const Cell = ({ isName, children }: { isName: boolean; children: string }) =>
  isName ? <th scope="row">{children}</th> : <td>{children}</td>;

type RowProps = { as: 'th'; scope: 'col' | 'row'; cells: readonly string[]; part: 'thead' | 'tfoot' };

function Row({ scope, cells, part: Part }: RowProps) {
  return (
    <Part>
      <tr>
        {cells.map((cell, index) =>
          scope === 'col' || index === 0 ? (
            <th key={cell || index} scope={scope}>
              {cell}
            </th>
          ) : (
            <td key={`${index}-${cell}`}>{cell}</td>
          ),
        )}
      </tr>
    </Part>
  );
}
