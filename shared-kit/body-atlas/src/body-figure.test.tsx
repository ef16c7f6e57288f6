import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BodyFigure, isDrawn } from './body-figure';
import { BodySheet } from './body-sheet';

const viewOfFigure = (codes: string[]) =>
  render(<BodyFigure gender="female" codes={codes} />)
    .container.querySelector('svg')
    ?.getAttribute('data-view');

test('a figure shows the side on which its parts lie', () => {
  expect(viewOfFigure(['legs', 'bikini'])).toBe('front');
  expect(viewOfFigure(['buttocks'])).toBe('back');
  expect(viewOfFigure(['upperLip', 'chin'])).toBe('face');
  expect(viewOfFigure(['back', 'shoulders'])).toBe('back');
});

test('parts that are not drawn leave no figure, also with names that every object has', () => {
  expect(viewOfFigure(['wings', 'constructor'])).toBeUndefined();
  expect(isDrawn({ gender: 'male', codes: ['wings', 'knees'] })).toBe(true);
  expect(isDrawn({ gender: 'male', codes: [] })).toBe(false);
});

test('sections differ, so that cards are told apart', () => {
  const sections = [['legs'], ['feet'], ['armpits'], ['belly'], ['knees']].map((codes) =>
    render(<BodyFigure gender="male" codes={codes} />)
      .container.querySelector('svg')
      ?.getAttribute('viewBox'),
  );
  expect(new Set(sections).size).toBe(sections.length);
});

test('it is decoration, or a picture with a name', () => {
  const { container, getByRole } = render(<BodyFigure gender="male" codes={['legs']} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<BodyFigure gender="male" codes={['legs']} label="Całe nogi" />);
  expect(getByRole('img', { name: 'Całe nogi' })).toBeTruthy();
});

const codes = ['armpits', 'bikini', 'legs', 'calves', 'back', 'buttocks', 'upperLip', 'chin', 'belly', 'hands'];
const cards = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  gender: 'female' as const,
  codes: [codes[index % codes.length] ?? 'legs'],
}));

test('24 drawings of a list weigh at most 12 KB, since the body is written once', () => {
  const list = (
    <BodySheet id="z" figures={cards}>
      {cards.map(({ id, ...parts }) => (
        <BodyFigure key={id} {...parts} />
      ))}
    </BodySheet>
  );
  const html = renderToString(list).replace(/<style[\s\S]*?<\/style>/g, '');
  expect(html.length).toBeLessThan(12_000 + 24 * 200);
  expect(html.match(/<path/g)?.length).toBeLessThan(24);
});

test('each drawing refers to shapes that are in the document', () => {
  const { container } = render(
    <>
      <BodySheet id="z" figures={cards}>
        {cards.map(({ id, ...parts }) => (
          <BodyFigure key={id} {...parts} />
        ))}
        <BodyFigure gender="male" codes={['chest']} />
      </BodySheet>
      <BodyFigure gender="female" codes={['forearms', 'hands']} />
    </>,
  );
  const uses = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  const clips = [...container.querySelectorAll('[clip-path]')].map((path) =>
    (path.getAttribute('clip-path') ?? '').slice('url(#'.length, -1),
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(uses.length).toBeGreaterThan(50);
  expect([...uses, ...clips].filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
