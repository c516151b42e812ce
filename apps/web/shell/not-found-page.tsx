import { Scissors } from 'lucide-react';
import { notFound } from '../texts/not-found.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import * as css from './not-found-page.css.ts';

export default function NotFoundPage() {
  return (
    <div className={css.page}>
      <Scissors className={css.icon} size={44} strokeWidth={1.4} aria-hidden="true" />
      <h1 className={css.title}>{notFound.title}</h1>
      <p className={css.text}>{notFound.text}</p>
      <ButtonLink to="/">{notFound.home}</ButtonLink>
    </div>
  );
}
