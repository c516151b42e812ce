/** What can be in a state: how it is found in that state, and how otherwise. */
export const states = {
  tab: ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  switch: ['[role="radiogroup"] > label:has(:checked)', '[role="radiogroup"] > label:not(:has(:checked))'],
  choice: ['main label:has([type="radio"]:checked)', 'main label:has([type="radio"]:not(:checked))'],
  day: ['button[data-chosen]', 'button[data-state="open"]:not([data-chosen])'],
  'free day': ['button[data-state="open"]:not([data-chosen])', 'button[data-state="closed"]'],
  'closed day': ['button[data-state="closed"]', 'button[data-state="past"]'],
  'legend of days': ['span[data-state="open"]', 'span:is([data-state="closed"], [data-state="full"])'],
  card: ['article[data-selected]', 'article:not([data-selected])'],
  step: ['[data-now] > *', 'li:has(> [aria-current="step"]) ~ li > *'],
  'step behind': ['[data-done] > *', 'li:has(> [aria-current="step"]) ~ li > *'],
  page: ['header nav a[aria-current="page"]', 'header nav a:not([aria-current])'],
  tick: ['[type="checkbox"]:checked', '[type="checkbox"]:not(:checked)'],
  field: [
    'input[aria-invalid="true"]:not(:focus)',
    'input:is(:not([aria-invalid]), [aria-invalid="false"]):not(:focus)',
  ],
  button: [
    'button[aria-disabled="true"]:not([data-state])',
    'main button:not([aria-disabled="true"], [role], [data-state])',
  ],
  menu: ['[role="menuitem"][data-highlighted]', '[role="menuitem"]:not([data-highlighted])'],
} as const;

/**
 * In the page: how everything in a state looks, and how everything else of its kind does: grounds, edges, lines through or
 * below words, and what is drawn beside them.
 */
export const looks = (kinds: typeof states) => `(() => {
  const look = element => [null, '::after'].flatMap(part => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return [];
    const names = ['background-color', 'background-image', 'outline-style', 'text-decoration-line', 'transform', 'color', 'opacity'];
    for (const side of ['top', 'bottom']) names.push('border-' + side + '-color', 'border-' + side + '-width', 'border-' + side + '-style');
    return names.filter(name => name !== 'outline-style' || !element.matches(':focus:not([role="menuitem"])')).map(name => style.getPropertyValue(name));
  }).join(' ').replaceAll('rgba(255, 255, 255, 0)', 'rgb(255, 255, 255)');
  const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).map(look);
  return Object.entries(${JSON.stringify(kinds)}).map(([kind, [one, other]]) => [kind, seen(one), seen(other)]);
})()`;
