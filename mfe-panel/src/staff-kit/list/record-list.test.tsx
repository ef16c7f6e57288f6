import { EmptyState } from '@aksamit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffPage } from '../../pages/staff-page';
import { renderStaff } from '../../testing/render-staff';
import { ListFilters } from './list-filters';
import { StaffContent } from './list-style';
import { RecordList } from './record-list';
import { StaffHeading } from './staff-heading';
import { useListAddress } from './use-list-address';

const STATUS = [{ value: 'open', label: 'Open' }];
const empty = <EmptyState title="Nothing found" />;

/** A list of its rows by the address, as the pages of the staff area have it. */
function Orders() {
  const list = useListAddress(['q', 'status'] as const);
  const rows = list.values.q === 'nothing' ? [] : [{ key: '1', href: '/admin/orders/1/', cells: ['A-1', '12.00'] }];
  return (
    <StaffContent>
      <StaffHeading title="Orders" />
      <ListFilters
        label="Find orders"
        list={list}
        views="orders"
        fields={[
          { kind: 'search', name: 'q', label: 'Search' },
          { kind: 'choice', name: 'status', label: 'Status', options: STATUS },
        ]}
      />
      <RecordList
        caption="Orders"
        list={list}
        columns={[
          { key: 'number', label: 'Number' },
          { key: 'total', label: 'Total', sort: 'priceTotal', isNumber: true },
        ]}
        rows={rows}
        total={50}
        perPage={24}
        empty={empty}
      />
    </StaffContent>
  );
}

const OrdersPage = () => <StaffPage name="Orders">{() => <Orders />}</StaffPage>;

const render = (at = '/admin/') =>
  renderStaff({ at, role: 'admin', page: { name: 'staff-calendar', component: OrdersPage } });

beforeEach(() => localStorage.clear());

test('a row leads to its record, a head sorts, and the pages keep both', async () => {
  render('/admin/?q=Ewa&page=2&sort=-priceTotal');
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(within(table).getByRole('link', { name: 'A-1' }).getAttribute('href')).toBe('/admin/orders/1/');
  expect(within(table).getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('descending');
  expect(within(table).getByRole('link', { name: 'Total' }).getAttribute('href')).toBe('/admin/?q=Ewa');
  const pages = screen.getByRole('navigation', { name: 'Strony: Orders' });
  expect(pages.textContent).toMatch(/Strona\s2\sz\s3/);
  expect(within(pages).getByRole('link', { name: 'Poprzednia' }).getAttribute('href')).toBe(
    '/admin/?q=Ewa&sort=-priceTotal',
  );
});

test('a typed search and a choice change the address; a list without rows shows why', async () => {
  render('/admin/?page=2');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'open');
  await waitFor(() => expect(window.location.search).toBe('?status=open'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('nothing');
});

test('a view is saved under a name, is a link to it, and can be deleted', async () => {
  render('/admin/?status=open');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz ten widok' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nazwa widoku/ }), 'To do');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  const link = await screen.findByRole('link', { name: 'To do' });
  expect(link.getAttribute('href')).toBe('/admin/?status=open');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń widok To do' }));
  expect(screen.queryByRole('link', { name: 'To do' })).toBeNull();
});

test('a browser that stores nothing states that the view was not saved', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  render('/admin/?status=open');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz ten widok' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nazwa widoku/ }), 'To do');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/nie zapisała widoku/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'To do' })).toBeNull();
  set.mockRestore();
});
