import { FirstServices } from '../home/first-services.tsx';
import { Hero } from '../home/hero.tsx';
import { OpeningHoursCard } from '../home/opening-hours-card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { color } from '../ui/theme/tokens.css.ts';
import { Choices } from './choices.tsx';
import * as css from './development-page.css.ts';
import { Feedback } from './feedback.tsx';
import { services, shop } from './fixture.ts';
import { Forms } from './forms.tsx';
import { Section } from './section.tsx';

/** Every primitive in every state. Only in `vite` and in builds with VITE_DEV_PAGE=1. */
const read = { error: null, refetch: () => Promise.resolve() };

export default function DevelopmentPage() {
  return (
    <div className={classNames(wrap, css.page)}>
      <h1 className={pageTitle}>Elementi dell’interfaccia</h1>
      <Section title="Colori">
        <Swatches />
      </Section>
      <Forms />
      <Choices />
      <Feedback />
      <Section title="Home">
        <Hero shop={shop} />
        <OpeningHoursCard shop={shop} />
        <FirstServices read={{ ...read, data: services }} />
        <FirstServices read={read} />
        <FirstServices read={{ ...read, error: new Error() }} />
      </Section>
    </div>
  );
}

function Swatches() {
  return (
    <div className={css.row}>
      {Object.entries(color)
        .filter(([name]) => !['shadow', 'lifted'].includes(name))
        .map(([name, value]) => (
          <div key={name} className={css.swatch} style={{ ['--swatch' as string]: value }}>
            {name}
          </div>
        ))}
    </div>
  );
}
