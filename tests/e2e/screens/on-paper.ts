/**
 * In the page, as it goes on paper: grounds that would cost ink and words too pale to be read. What is chosen keeps its
 * ground, in which it is told apart.
 */
export const costlyOrPale = `(() => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const lightnessOf = paint => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, opacity] = pen.getImageData(0, 0, 1, 1).data;
    return opacity < 128 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const found = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const isKept = style.printColorAdjust === 'exact';
    if (isKept || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('svg')) continue;
    const { width, height } = element.getBoundingClientRect();
    const ground = lightnessOf(style.backgroundColor);
    if (ground !== null && ground < 0.5 && width * height > 1000) found.add('dark: ' + element.innerText.slice(0, 40));
    const words = [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim());
    if (words.length > 0 && (lightnessOf(style.color) ?? 1) > 0.55) found.add('pale: ' + words[0].data.trim());
  }
  return [...found];
})()`;

/** In the page: how many words a reader of the paper has. */
export const wordsOnPaper = `document.body.innerText.split(/\\s+/).length`;
