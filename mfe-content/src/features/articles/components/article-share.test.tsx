import { renderModule } from '@aksamit/module-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { articleShareTexts } from '../../../texts/article-island-texts';
import { ArticleShare } from './article-share';

const article = { title: 'Po laserze', url: 'https://shop.example/blog/pielegnacja/po-laserze/' };
const show = () => renderModule(<ArticleShare {...article} />, { module: 'content', resources: articleShareTexts });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Udostępnij' }));

function device(parts: { share?: unknown; writeText?: unknown }) {
  Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: parts.writeText }, configurable: true });
}

test('the device’s own sharing gets title and address', async () => {
  const share = jest.fn(async () => undefined);
  device({ share });
  show();
  press();
  expect(share).toHaveBeenCalledWith(article);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('without it the address is copied, and the visitor learns it', async () => {
  const writeText = jest.fn(async () => undefined);
  device({ writeText });
  show();
  press();
  expect(await screen.findByText('Adres został skopiowany do schowka')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(article.url);
});

test('where copying is not allowed the address is shown', async () => {
  device({
    writeText: async () => {
      throw new Error('not allowed');
    },
  });
  show();
  press();
  expect(await screen.findByRole('textbox', { name: 'Adres artykułu do skopiowania' })).toHaveProperty(
    'value',
    article.url,
  );
});

test('a mail carries title and address', () => {
  device({});
  show();
  const mail = screen.getByRole('link', { name: 'Wyślij e-mailem' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toBe(`mailto:?subject=Po laserze&body=Po laserze\n${article.url}`);
});
