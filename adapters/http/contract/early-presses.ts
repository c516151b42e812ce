/**
 * Runs in a drawn page before its own script is there, which calls `replayPresses` once it listens: the last press on anything
 * but a link, which works by itself, then acts. Radio buttons have turned already, and have to turn again to be heard. The
 * content policy lets in these very words.
 */
export const EARLY_PRESSES = `(() => {
  const kept = new Map();
  const keep = event => kept.set(event.type, event);
  const types = ['mousedown', 'click'];
  for (const type of types) addEventListener(type, keep, true);
  window.replayPresses = () => {
    delete window.replayPresses;
    for (const type of types) removeEventListener(type, keep, true);
    for (const event of kept.values()) {
      const { target } = event;
      if (!target.isConnected || target.closest('a')) continue;
      if (target.type === 'radio') target.checked = false;
      target.dispatchEvent(event);
    }
  };
})()`;
