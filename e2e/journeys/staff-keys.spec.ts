import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const admin = { email: 'admin@example.com', password: 'Aksamit-2026' };
const paths = {
  pl: { keys: '/admin/klucze-api/', webhooks: '/admin/webhooki/' },
  en: { keys: '/en/admin/api-keys/', webhooks: '/en/admin/webhooks/' },
};

async function enter(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(path);
  await expectPageReady(page);
  await logIn(page, admin, site);
}

/** A system on this machine that is notified. */
async function openReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, received, close: () => server.close() };
}

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const path = paths[site.locale];

  test(`at ${site.base}/ an admin makes an API key, another system reads with it, and it ends when it is revoked`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const name = `BI ${newPerson().lastName} ${Date.now()}`;
    await enter(page, site, path.keys);
    await main(page)
      .getByRole('button', { name: t('apiKeys.make') })
      .click();
    const form = page.getByRole('dialog', { name: t('apiKeys.make') });
    await form.getByRole('textbox', { name: t('apiKeys.fields.name') }).fill(name);
    await form.getByRole('checkbox', { name: t('apiKeys.scopes.figures') }).check();
    await expectSound(page, site);
    await form.getByRole('button', { name: t('apiKeys.send') }).click();
    const made = page.getByRole('dialog', { name });
    const secret = (await made.getByText(/^ak_[\w-]{43}$/).textContent()) ?? '';
    await expectSound(page, site);
    await made.getByRole('button', { name: t('secret.done') }).click();

    const system = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { 'market-slug': site.market, authorization: `Bearer ${secret}` },
    });
    const statusOf = async (call: string) => (await system.get(`/api/admin/${call}`)).status();
    expect(await statusOf('figures?from=2026-11-01&to=2026-11-02'), 'what its scope names').toBe(200);
    expect(await statusOf('orders'), 'another scope').toBe(403);

    await main(page)
      .getByRole('button', { name: t('apiKeys.revokeNamed', { name }) })
      .click();
    const question = page.getByRole('dialog', { name: t('apiKeys.revokeTitle') });
    await question.getByRole('button', { name: t('apiKeys.revoke') }).click();
    await expect(main(page).getByRole('row').filter({ hasText: name })).toContainText(t('apiKeys.states.revoked'));
    expect(await statusOf('figures?from=2026-11-01&to=2026-11-02'), 'once it is revoked').toBe(401);
    await system.dispose();
  });

  test(`at ${site.base}/ an admin adds a webhook, and its test arrives signed`, async ({ page }) => {
    const receiver = await openReceiver();
    const description = `CRM ${newPerson().lastName} ${Date.now()}`;
    try {
      await enter(page, site, path.webhooks);
      await main(page)
        .getByRole('button', { name: t('webhooks.make') })
        .click();
      const form = page.getByRole('dialog', { name: t('webhooks.make') });
      await form.getByRole('textbox', { name: t('webhooks.fields.url') }).fill(receiver.url);
      await form.getByRole('textbox', { name: t('webhooks.fields.description') }).fill(description);
      await form.getByRole('checkbox', { name: 'visit.done' }).check();
      await expectSound(page, site);
      await form.getByRole('button', { name: t('webhooks.add') }).click();
      const made = page.getByRole('dialog', { name: description });
      const secret = (await made.getByText(/^whsec_/).textContent()) ?? '';
      await made.getByRole('button', { name: t('secret.done') }).click();

      await main(page).getByRole('link', { name: description }).click();
      await main(page)
        .getByRole('button', { name: t('webhooks.test'), exact: true })
        .click();
      const row = main(page)
        .getByRole('row')
        .filter({ hasText: t('webhooks.events.test') });
      await expect(row).toContainText('HTTP 204', { timeout: 30_000 });
      await expectSound(page, site);
      const [webhook] = receiver.received;
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = [webhook?.headers['webhook-id'], webhook?.headers['webhook-timestamp'], webhook?.body].join('.');
      const signature = createHmac('sha256', key).update(signed).digest('base64');
      expect(webhook?.headers['webhook-signature']).toBe(`v1,${signature}`);

      await main(page)
        .getByRole('button', { name: t('webhooks.delete'), exact: true })
        .click();
      const question = page.getByRole('dialog', { name: t('webhooks.deleteTitle') });
      await expectSound(page, site);
      await question.getByRole('button', { name: t('webhooks.deleteConfirm') }).click();
      await expect(toasts(page)).toContainText(t('webhooks.deleted', { name: description }));
      await expect(page).toHaveURL((url) => url.pathname === path.webhooks);
      await expect(main(page).getByRole('link', { name: description })).toHaveCount(0);
    } finally {
      receiver.close();
    }
  });
}
