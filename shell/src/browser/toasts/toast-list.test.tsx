import { createTranslations } from '@aksamit/module-sdk/i18n';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../locales/browser/en.json';
import pl from '../../locales/browser/pl.json';
import { createToastList } from './toast-list';

const t = createTranslations('pl', { pl, en });

function shown() {
  document.body.replaceChildren();
  const list = createToastList(t);
  return {
    show: (message: string) => list.show({ type: 'info', message }),
    showWithAction: (message: string) =>
      list.show({ type: 'success', message, action: { label: 'Przejdź do koszyka', href: '/koszyk/' } }),
  };
}

const messages = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

const goTo = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new Event('single-spa:before-routing-event'));
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('toasts stand in a polite region', () => {
  shown();
  expect(document.querySelector('section')?.getAttribute('aria-live')).toBe('polite');
  expect(document.querySelector('section')?.getAttribute('aria-label')).not.toBe('');
});

test('two at most, newest on top', () => {
  const { show } = shown();
  show('pierwszy');
  show('drugi');
  show('trzeci');
  expect(messages()).toEqual(['trzeci', 'drugi']);
});

test('one that leads where a shown one leads replaces it, unless somebody is at it', () => {
  const { show, showWithAction } = shown();
  show('zapisano');
  showWithAction('Dodano: pachy');
  showWithAction('Dodano: łydki');
  expect(messages()).toEqual(['Dodano: łydki Przejdź do koszyka', 'zapisano']);
  fireEvent.mouseEnter(screen.getByRole('list'));
  showWithAction('Dodano: uda');
  expect(messages()).toEqual(['Dodano: uda Przejdź do koszyka', 'Dodano: łydki Przejdź do koszyka']);
});

test('each closes 5 seconds after it came', () => {
  const { show } = shown();
  show('pierwszy');
  pass(3000);
  show('drugi');
  pass(1999);
  expect(messages()).toEqual(['drugi', 'pierwszy']);
  pass(1);
  expect(messages()).toEqual(['drugi']);
  pass(3000);
  expect(messages()).toEqual([]);
});

test('time stands still while the pointer or the focus is on them', () => {
  const { show } = shown();
  show('ważny');
  pass(4000);
  fireEvent.mouseEnter(screen.getByRole('list'));
  pass(60_000);
  expect(messages()).toEqual(['ważny']);
  fireEvent.mouseLeave(screen.getByRole('list'));
  pass(999);
  expect(messages()).toEqual(['ważny']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('one can be closed by hand, and the next lives its own time', () => {
  const { show } = shown();
  show('pierwszy');
  fireEvent.mouseEnter(screen.getByRole('list'));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
  expect(messages()).toEqual([]);
  show('drugi');
  pass(5000);
  expect(messages()).toEqual([]);
});

describe('a finger', () => {
  const touch = (type: string, clientX: number) =>
    screen
      .getByRole('listitem')
      .dispatchEvent(
        Object.assign(new Event(type, { bubbles: true }), { clientX, isPrimary: true, pointerType: 'touch' }),
      );

  test.each([120, -120])('that pushes one aside by %d pixels closes it', (pixels) => {
    const { show } = shown();
    show('zapisano');
    touch('pointerdown', 200);
    touch('pointermove', 200 + pixels);
    touch('pointerup', 200 + pixels);
    expect(messages()).toEqual([]);
  });

  test('that hardly moves, or scrolls the page, leaves it where it was', () => {
    const { show } = shown();
    show('zapisano');
    touch('pointerdown', 200);
    touch('pointermove', 220);
    expect(screen.getByRole('listitem').style.translate).toBe('20px');
    touch('pointerup', 220);
    touch('pointerdown', 200);
    touch('pointermove', 320);
    touch('pointercancel', 320);
    expect(messages()).toEqual(['zapisano']);
    expect(screen.getByRole('listitem').style.translate).toBe('');
  });
});

describe('their edge of the screen', () => {
  /** Gives elements a box, top and bottom, over the screen's whole width; the list has the one of its edge. */
  const layOut = (boxOf: (element: Element) => [top: number, bottom: number] | undefined) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const [top, bottom] = boxOf(this) ?? [0, 0];
      return { left: 0, right: bottom > top ? 360 : 0, top, bottom, height: bottom - top } as DOMRect;
    });
  const list = () => screen.getByRole('list');
  const page = (boxes: Record<string, [number, number]>) => {
    const { show } = shown();
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main' }));
    for (const name of Object.keys(boxes))
      main.append(Object.assign(document.createElement('button'), { textContent: name }));
    layOut((element) =>
      element.matches('ol') ? (list().style.top === '' ? [600, 660] : [12, 72]) : boxes[element.textContent ?? ''],
    );
    return show;
  };

  test('is the bottom where nothing is below them', () => {
    page({ 'Na górze': [20, 60] })('zapisano');
    expect(list().style.top).toBe('');
  });

  test('is the top where they would lie over what is needed next, and the bottom again for the next message', () => {
    const boxes: Record<string, [number, number]> = { 'Przejdź do koszyka': [610, 650] };
    const show = page(boxes);
    show('zapisano');
    expect(list().style.top).toBe('12px');
    pass(5000);
    boxes['Przejdź do koszyka'] = [100, 140];
    show('zapisano');
    expect(list().style.top).toBe('');
  });

  test('is the other one once the focus is under them', () => {
    page({ Dalej: [700, 740] })('zapisano');
    const button = screen.getByText('Dalej');
    button.focus();
    expect(list().style.top).toBe('');
    button.blur();
    layOut((element) => (element === button || element.matches('ol') ? [600, 660] : undefined));
    button.focus();
    expect(list().style.top).toBe('12px');
  });
});

describe('one with an action', () => {
  test('leads on by a link', () => {
    const { showWithAction } = shown();
    showWithAction('W koszyku: Bikini');
    expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/koszyk/');
    expect(messages()).toEqual(['W\u00A0koszyku: Bikini Przejdź do koszyka']);
  });

  test('ends with its page, whenever it came', () => {
    const { showWithAction } = shown();
    showWithAction('W koszyku: Bikini');
    goTo('/koszyk/');
    expect(messages()).toEqual([]);
  });
});

test('a change of page ends what was about the former page, and leaves what came with the change', () => {
  const { show } = shown();
  show('skopiowano adres');
  pass(1001);
  show('zapisano');
  goTo('/panel/');
  expect(messages()).toEqual(['zapisano']);
  pass(5000);
  expect(messages()).toEqual([]);
});

test('another address of the same page ends none', () => {
  const { showWithAction } = shown();
  showWithAction('W koszyku: Bikini');
  goTo('/?code=LATO');
  expect(messages()).toEqual(['W\u00A0koszyku: Bikini Przejdź do koszyka']);
});
