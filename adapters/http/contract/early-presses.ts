/**
 * Runs in a prerendered page before its script has loaded. Links work by themselves; the last press on anything else is
 * repeated by `replay` once the page is hydrated. From `areHeard` on React handles each press itself, and only an earlier one is kept.
 * Radio buttons have changed already and must change again to fire. The content policy allows this script by its hash.
 */
export const EARLY_PRESSES = `(() => {
  const kept = new Map();
  let keep = event => kept.set(event.type, event);
  const note = event => keep(event);
  const types = ['mousedown', 'click'];
  for (const type of types) addEventListener(type, note, true);
  window.earlyPresses = {
    areHeard() {
      keep = () => kept.clear();
    },
    replay() {
      delete window.earlyPresses;
      for (const type of types) removeEventListener(type, note, true);
      for (const event of kept.values()) {
        const { target } = event;
        if (!target.isConnected || target.closest('a')) continue;
        if (target.type === 'radio') target.checked = false;
        target.dispatchEvent(event);
      }
    },
  };
})()`;
