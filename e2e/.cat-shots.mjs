import { chromium } from '@playwright/test';

const base = process.env.BASE ?? 'http://localhost:22000';
const [, , ...args] = process.argv; // path:name:width[:full]
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const a of args) {
  const [path, name, width, full, js] = a.split('|');
  const ctx = await b.newContext({
    viewport: { width: +width, height: +width < 600 ? 740 : 900 },
    javaScriptEnabled: js !== 'nojs',
  });
  const p = await ctx.newPage();
  p.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 500)),
  );
  p.on('pageerror', (e) => console.log(name, 'pageerror', String(e).slice(0, 500)));
  p.on('response', (r) => r.status() >= 400 && console.log(name, r.status(), r.url()));
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForTimeout(1500);
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'overflow', over);
  await p.screenshot({ path: `/tmp/cat-shots/${name}.png`, fullPage: full === 'full' });
  await ctx.close();
}
await b.close();
