import { renderModule } from '@aksamit/module-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pl from '../../locales/video-player.pl.json';
import { VideoPlayer } from './video-player';

const show = () =>
  renderModule(<VideoPlayer provider="youtube" videoId="abcDEF12345" title="Jak działa laser" />, {
    module: 'content',
    resources: { pl, en: pl },
  });
const frame = () => document.querySelector('iframe');
const play = () => userEvent.click(screen.getByRole('button', { name: 'Odtwórz film: Jak działa laser' }));

test('nothing comes from the provider before a press, nor without consent to marketing', async () => {
  const { shell } = show();
  const consent = (marketing: boolean) =>
    act(() => shell.publish('consent', { decided: true, analytical: true, marketing }));
  consent(false);
  expect(frame()).toBeNull();
  await play();
  expect(frame()).toBeNull();
  const link = screen.getByRole('link', { name: /w serwisie/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcDEF12345');
  consent(true);
  expect(frame()?.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF12345\?/);
  expect(frame()?.title).toBe('Jak działa laser');
});
