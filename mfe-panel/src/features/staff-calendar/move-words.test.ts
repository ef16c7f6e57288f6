import { beata, staffVisit } from '../../testing/staff-fixtures';
import { movedWords } from './move-words';

const former = staffVisit();
const day = 'piątek, 27 listopada';

test.each([
  ['another time', { startAt: '2026-11-27T09:15:00Z' }, '10:00', `${day}, 10:15, Alicja`],
  ['another therapist', { therapist: beata }, '10:00, Alicja', `${day}, 10:00, Beata`],
  ['another day', { startAt: '2026-11-28T09:00:00Z' }, `${day}, 10:00`, 'sobota, 28 listopada, 10:00, Alicja'],
  ['another room', { room: { id: '2', name: 'Gabinet 2' } }, '10:00, Gabinet 1', `${day}, 10:00, Alicja, Gabinet 2`],
  [
    'another salon',
    { location: { id: '2', name: 'Aksamit Wola' }, therapist: beata },
    `Aksamit Mokotów, ${day}, 10:00, Alicja`,
    `Aksamit Wola, ${day}, 10:00, Beata`,
  ],
  [
    'another device alone',
    { device: { id: '2', name: 'Laser 2' } },
    '10:00, Laser 1',
    `${day}, 10:00, Alicja, Laser 2`,
  ],
])('%s is named as it was and as it is', (_, change, from, to) => {
  expect(movedWords(former, { ...former, ...change }, 'pl')).toEqual({ from, to });
});
