import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../layout/class-names.ts';
import { Spinner } from '../loading/spinner.tsx';
import * as css from './button.css.ts';

type Look = {
  variant?: keyof typeof css.variants | undefined;
  size?: keyof typeof css.sizes | undefined;
  wide?: boolean | undefined;
};

function look({ variant = 'primary', size = 'm', wide = false }: Look, className?: string) {
  return classNames(css.base, css.variants[variant], css.sizes[size], wide && css.wide, className);
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** While true the button shows a spinner, keeps its focus and cannot be pressed. */
    loading?: boolean;
    /** What it says meanwhile, such as 'Reimpostazione...'; otherwise it keeps its label. */
    loadingLabel?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({ variant, size, wide, loading = false, loadingLabel, ...rest }: ButtonProps) {
  const { children, className, onClick, type = 'button', ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || attributes['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={look({ variant, size, wide }, className)}
      onClick={press}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {loading && <Spinner silent />}
      <span className={css.label}>{loading ? (loadingLabel ?? children) : children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...link
}: Look & LinkProps & RefAttributes<HTMLAnchorElement>) {
  const names = look({ variant, size, wide }, className);
  return <Link {...link} className={names} />;
}

/** The same for addresses outside the app, such as tel: and mailto:. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  children,
  ...link
}: Look & { href: string; 'aria-label'?: string; className?: string; children: ReactNode }) {
  const names = look({ variant, size, wide }, className);
  return (
    <a {...link} className={names}>
      {children}
    </a>
  );
}
