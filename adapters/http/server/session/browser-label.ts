/** The first match counts: most browsers also claim to be an older one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** How a person recognises their browser, such as "Chrome su Android", from its User-Agent header. */
export function browserLabel(userAgent: string): string {
  const named = (kinds: typeof browsers) => kinds.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = named(systems);
  return `${named(browsers) ?? 'Browser'}${system === undefined ? '' : ` su ${system}`}`;
}
