import { FileDown } from 'lucide-react';
import { files as words } from '../../../texts/admin/figures/files.ts';
import * as css from './download-list.css.ts';

type DownloadListProps = {
  /** Where the file is. */
  path: string;
  query: Readonly<Record<string, string | number | undefined>>;
  /** Which list, to who hears it. */
  label: string;
};

/** A list as it is filtered now, as a file: the browser saves it while it comes. */
export function DownloadList({ path, query, label }: DownloadListProps) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return (
    <a href={search ? `${path}?${search}` : path} download className={css.take} aria-label={label}>
      <FileDown size={18} aria-hidden="true" />
      <span>{words.take}</span>
    </a>
  );
}
