import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { usePreservedFocus } from './use-preserved-focus';

function Visits() {
  const [isThere, setThere] = useState(true);
  const content = usePreservedFocus<HTMLDivElement>();
  return (
    <>
      <button type="button" onClick={() => setThere(false)}>
        elsewhere
      </button>
      <div ref={content}>
        <h1>Visits</h1>
        <section>
          <h2>Ahead</h2>
          {isThere ? (
            <article>
              <h3>Laser</h3>
              <button type="button" onClick={() => setThere(false)}>
                Cancel
              </button>
            </article>
          ) : null}
        </section>
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('what goes away with the focus gives it to the heading of the part that it stood in', async () => {
  render(<Visits />);
  act(() => button('Cancel').focus());
  act(() => button('Cancel').click());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ahead' })));
});

test('who has left by themselves is not called back', async () => {
  render(<Visits />);
  act(() => button('Cancel').focus());
  await act(async () => button('Cancel').blur());
  await act(async () => button('elsewhere').click());
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
