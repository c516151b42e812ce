import { createHash } from 'node:crypto';

/**
 * Runs in the page that the service worker shows while the server cannot be reached: opens what was asked for as soon as it
 * answers. Where that ended here again, the next try waits a minute.
 */
export const OPEN_AGAIN = `(() => {
  // Opened by its own address it has nothing to open; a download never takes its place.
  if (location.pathname === '/offline' || location.pathname.startsWith('/api/')) return;
  const status = document.querySelector('[role="status"]');
  const longest = 60000;
  let pause = performance.getEntriesByType('navigation')[0]?.type === 'reload' ? longest : 5000;
  let isAsking = false;
  let isOpening = false;
  let timer;
  const look = async () => {
    if (isAsking || isOpening || document.hidden || !navigator.onLine) return;
    isAsking = true;
    const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(15000) };
    const answer = await fetch(location.href, asked).catch(() => undefined);
    isAsking = false;
    if (!answer || answer.status >= 500) return;
    isOpening = true;
    clearTimeout(timer);
    status.textContent = 'La rete è tornata: la pagina si apre.';
    location.reload();
  };
  const keepLooking = async () => {
    await look();
    if (isOpening) return;
    pause = Math.min(2 * pause, longest);
    clearTimeout(timer);
    timer = setTimeout(keepLooking, pause);
  };
  status.textContent = 'Appena torna la rete, la pagina si apre da sola.';
  // The first try may come before names are found.
  addEventListener('online', () => {
    pause = 500;
    return keepLooking();
  });
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(keepLooking, pause);
})()`;

/** As a content policy allows it. */
export const openAgainHash = `'sha256-${createHash('sha256').update(OPEN_AGAIN).digest('base64')}'`;
