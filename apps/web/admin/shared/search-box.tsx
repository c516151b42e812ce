import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { admin } from '../../texts/admin/dashboard.ts';
import * as field from '../../ui/field/field.css.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import * as css from './search-box.css.ts';

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
};

/** The most that the server looks for. */
const longest = 100;

export function SearchBox({ label, value, onChange, onBlur }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div role="search" className={css.frame}>
      <Search className={css.icon} size={20} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={classNames(field.control, css.input)}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {value && (
        <button type="button" className={field.inner} aria-label={admin.list.clearSearch} onClick={clear}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
