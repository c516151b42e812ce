import type { Page } from 'playwright-core';

/** As the browser's own setting has it: also where a style sheet asks how many letters fit. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/**
 * In the page: words that are not whole, or hang out of the box they stand in, or out of the window; what scrolls by itself
 * may be as long as it likes. Ellipses, what is only heard and what is moved from its place are meant. A line's box is lower than
 * its letters' own: half a letter beyond is none.
 */
export const cutTexts = `(() => {
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const isMeant = ({ clipPath, clip, webkitLineClamp, textOverflow, position, top }) =>
    clipPath !== 'none' || clip !== 'auto' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis' ||
    (position === 'relative' && !/^(0px|auto)$/.test(top));
  const upwards = element => (element === document.body ? [] : [element, ...upwards(element.parentElement)]);
  const outOf = (box, text, letter) => Math.max(
    box.left - text.left, text.right - box.right, box.top - text.top - letter, text.bottom - box.bottom - letter);
  const around = element => {
    const boxes = upwards(element).map(one => ({ one, style: getComputedStyle(one) }));
    if (boxes.some(({ one, style }) => isMeant(style) || one.clientHeight === 0 && style.overflowY === 'hidden')) return null;
    const end = boxes.findIndex(({ style }) => scrolls(style) || style.position === 'fixed');
    return boxes.slice(0, end < 0 ? undefined : end).filter(({ style }) => !/^(inline|contents)$/.test(style.display));
  };
  const found = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const owner = all.currentNode.parentElement;
    const seen = owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!all.currentNode.data.trim() || !seen || owner.closest('script, style, option, [aria-hidden=true]')) continue;
    const letter = parseFloat(getComputedStyle(owner).fontSize) * 0.45;
    const range = document.createRange();
    range.selectNodeContents(all.currentNode);
    for (const text of range.getClientRects())
      for (const { one } of around(owner) ?? [])
        if (text.width > 0 && outOf(one.getBoundingClientRect(), text, letter) > 1) found.add(all.currentNode.data.trim());
  }
  for (const list of document.querySelectorAll('select')) {
    const pen = document.createElement('canvas').getContext('2d');
    const style = getComputedStyle(list);
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const said = list.selectedOptions[0]?.text ?? '';
    if (list.checkVisibility() && pen.measureText(said).width > room + 3) found.add(said);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...found, ...(scrollWidth > clientWidth ? [scrollWidth + ' pixels'] : [])];
})()`;
