/**
 * Runs in a drawn page before its own script is there: the last press on anything but a link, which works by itself, acts with
 * `replay`, once the whole page listens. From `areHeard` on React answers each press itself, and only an earlier one is kept.
 * Radio buttons have turned already, and have to turn again to be heard. The content policy lets in these very words.
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
