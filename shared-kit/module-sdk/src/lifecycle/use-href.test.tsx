import { renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import { useHref } from './module-context';

const sitemap = { 'catalog/bundle': { pl: '/paczki/:slug/', en: '/bundles/:slug/' } };

function Links() {
  const href = useHref();
  return (
    <>
      <a href={href('catalog/bundle', { slug: 'wiosna' })}>there</a>
      <a href={`${href('catalog/gone')}?a=1`}>gone</a>
      <a href={href('catalog/bundle')}>lacking</a>
    </>
  );
}

const options = { module: 'content', resources: { pl: {}, en: {} }, sitemap };

test('a link to a page that is not live leads nowhere, not home, and the host hears of it', () => {
  const dead: string[] = [];
  const reportDeadLink = ({ page, error }: { page: string; error: Error }) => dead.push(`${page}: ${error.message}`);
  renderModule(<Links />, { ...options, host: { reportDeadLink } });
  expect(screen.getByText('there').getAttribute('href')).toBe('/paczki/wiosna/');
  expect(screen.getByText('gone').getAttribute('href')).toBe('#no-page?a=1');
  expect(screen.getByText('lacking').getAttribute('href')).toBe('#no-page');
  expect(dead).toEqual([
    'catalog/gone: Failed to link the page catalog/gone: no live module has it. Release one that does, or leave the link out.',
    'catalog/bundle: Failed to build a path: "/paczki/:slug/" needs a value for "slug". Pass it in params.',
  ]);
});

test('a host that throws, as in development, is not overheard', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reportDeadLink = ({ error }: { error: Error }) => {
    throw error;
  };
  expect(() => renderModule(<Links />, { ...options, host: { reportDeadLink } })).toThrow('no live module has it');
});

test('hosts from before hear nothing, and the page stands', () => {
  renderModule(<Links />, options);
  expect(screen.getByText('gone').getAttribute('href')).toBe('#no-page?a=1');
});
