import { titles } from '../texts/titles.ts';
import { pageTitle, wrap } from '../ui/layout.css.ts';

export default function AuthPage() {
  return (
    <div className={wrap}>
      <h1 className={pageTitle}>{titles.auth}</h1>
    </div>
  );
}
