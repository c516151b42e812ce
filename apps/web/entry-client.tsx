import './ui/theme/fonts.css';
import './ui/theme/global.css.ts';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from './shared/requests/query-client.ts';
import { App } from './shell/app.tsx';
import { readPageState } from './shell/page-state.ts';
import { BrowserRouter } from './shell/router.tsx';
import { pageAt } from './shell/routes.tsx';
import { updateThemeColor } from './shell/theme.ts';

// Dialogs and menus insert a <style>; the content policy lets in only those with the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Pages restore their scrolling when they are really there.
history.scrollRestoration = 'manual';

async function start(root: HTMLElement) {
  // With the page's code at hand, taking over prerendered HTML is one pass without a gap.
  await pageAt(window.location.pathname)
    .load()
    .catch((error: unknown) => {
      // Prerendered pages can be read without it; elsewhere the app shows the error.
      if (root.hasChildNodes()) throw error;
    });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queries={createQueryClient(readPageState())} />
      </BrowserRouter>
    </StrictMode>
  );
  // A transition is interruptible, so that a tap meanwhile is handled.
  if (root.hasChildNodes()) {
    window.earlyPresses?.areHeard();
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

updateThemeColor();

const root = document.getElementById('root');
if (root) void start(root);

// For whoever opens a page without a network. Once everything else is there, so that it takes nothing from the first view.
if (import.meta.env.PROD)
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined),
  );
