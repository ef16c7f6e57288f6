import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { sessionUser } from '../testing/panel-fixtures';
import { renderStaff, salons } from '../testing/render-staff';
import { staffCalendar } from '../testing/staff-fixtures';

beforeEach(() => localStorage.clear());

const eventsOf = ({ http }: ReturnType<typeof renderStaff>) =>
  http.calls.filter(({ path }) => path === '/admin/events').map(({ options }) => options.query?.locationId);

test('the calendar of the last salon is loaded while the list of salons is', async () => {
  localStorage.setItem(`staffSalon:${sessionUser.id}`, '2');
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const shown = renderStaff({
    answers: {
      'GET /admin/salons': () => promise.then(() => ({ salons })),
      'GET /admin/events': () => staffCalendar(),
    },
  });
  await waitFor(() => expect(eventsOf(shown)).toEqual(['2']));
  resolve();
  await screen.findByRole('grid');
});

test('a salon that is no longer one’s own costs a refusal, no calendar', async () => {
  localStorage.setItem(`staffSalon:${sessionUser.id}`, '9');
  const shown = renderStaff({
    answers: {
      'GET /admin/events': ({ options }) => {
        if (options.query?.locationId === '9') throw httpError(403, 'forbidden');
        return staffCalendar();
      },
    },
  });
  await screen.findByRole('grid');
  expect(eventsOf(shown)).toEqual(['9', '1']);
});
