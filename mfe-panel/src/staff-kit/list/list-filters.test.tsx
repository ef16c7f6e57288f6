import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilters } from './list-filters';
import type { ListAddress } from './use-list-address';

test('a typed search is in the address at once when its field is left: a link that is pressed then is followed', () => {
  const change = jest.fn();
  const list = { values: { q: '' }, change, path: '/', view: '' } as unknown as ListAddress<'q'>;
  render(<ListFilters label="Filtry" list={list} fields={[{ kind: 'search', name: 'q', label: 'Szukaj' }]} />);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'Anna ' } });
  expect(change).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(change.mock.calls).toEqual([[{ q: 'Anna' }]]);
});
