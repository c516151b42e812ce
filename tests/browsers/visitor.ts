import { type Engine, until } from './engine.ts';

/** In the page: what can be seen and is called so, in the topmost dialog where one is open. */
const finder = `(selector, name) => {
  const shown = element => element.getClientRects().length > 0;
  const said = element => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(selector)].find(one => shown(one) && name.test(said(one))) ?? null;
}`;

const pressable = 'button, a[href], [role="tab"], [role="option"], label';

const found = (selector: string, name: RegExp) => `(${finder})(${JSON.stringify(selector)}, ${name})`;

/** What a person does with a browser, whichever it is. Nothing here waits for a time to pass, only for what it needs. */
export function visitorOf(engine: Engine, origin: string) {
  const sees = async (element: string) =>
    until(element, () => engine.run<boolean>(`(${element}) !== null`), Boolean);
  const press = async (name: RegExp, selector = pressable) => {
    const element = found(selector, name);
    await sees(element);
    await engine.run(`(${element}).scrollIntoView({ block: 'center' })`);
    await engine.press(element);
  };
  const reads = (text: RegExp) =>
    until(
      `${text}`,
      () => engine.run<string>('document.body.innerText'),
      body => text.test(body),
    );
  return {
    engine,
    press,
    reads,
    open: (path: string) => engine.open(origin + path),
    /** Again while nothing has come of it: some buttons sleep for a moment, or move as a step comes. */
    async pressUntil(name: RegExp, text: RegExp) {
      const element = found(pressable, name);
      await sees(element);
      await until(
        `${text}`,
        async () => {
          const body = await engine.run<string>('document.body.innerText');
          if (!text.test(body)) await engine.press(element).catch(() => undefined);
          return body;
        },
        body => text.test(body),
      );
    },
    async write(label: RegExp, text: string) {
      const element = `(${found('label', label)})?.control ?? null`;
      await sees(element);
      await engine.write(element, text);
    },
    async isAt(path: RegExp) {
      await until(
        `${path}`,
        () => engine.run<string>('location.pathname'),
        place => path.test(place),
      );
    },
    /** Chooses by its beginning in a native list, as keys would. */
    async choose(label: RegExp, option: RegExp) {
      const select = `(${found('label', label)})?.control ?? null`;
      await sees(select);
      await engine.run(`(list => {
        const value = [...list.options].find(({ text }) => ${option}.test(text)).value;
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, value);
        list.dispatchEvent(new Event('change', { bubbles: true }));
      })(${select})`);
    },
  };
}
