import { render } from '@testing-library/react';
import { EarlyPress } from './early-press';

function pageWith(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test('a press from before is made again once, in the root that holds the button', () => {
  const root = pageWith('<button>add</button>');
  const other = document.createElement('div');
  const button = root.querySelector('button');
  const pressed = jest.fn();
  button?.addEventListener('click', pressed);
  window.earlyPress = button ?? undefined;
  render(<EarlyPress root={other}>other</EarlyPress>);
  expect(pressed).not.toHaveBeenCalled();
  render(<EarlyPress root={root}>own</EarlyPress>);
  render(<EarlyPress root={root}>again</EarlyPress>);
  expect(pressed).toHaveBeenCalledTimes(1);
});
