import { contentSecurityPolicy } from './content-security-policy';

const page = { styles: [], https: true, development: false };

test('pictures come from this origin, and from the map tiles’ host where one is configured', () => {
  expect(contentSecurityPolicy(page)).toContain(`img-src 'self' data:;`);
  const policy = contentSecurityPolicy({ ...page, imageOrigins: ['https://tiles.example'] });
  expect(policy).toContain(`img-src 'self' data: https://tiles.example;`);
  expect(policy).toContain(`connect-src 'self';`);
});

test('the tag manager’s host may run scripts where a market has one, and nowhere else', () => {
  expect(contentSecurityPolicy(page)).not.toContain('google');
  const policy = contentSecurityPolicy({ ...page, tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-A1' });
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
  expect(directive('script-src')).toMatch(/ https:\/\/www\.googletagmanager\.com /);
  expect(directive('connect-src')).toContain('https://*.google-analytics.com');
  expect(directive('form-action')).toBe(`form-action 'self'`);
  const own = contentSecurityPolicy({ ...page, tagManager: 'https://tags.aksamit.example/gtm.js?id=GTM-A1' });
  expect(own).toContain('https://tags.aksamit.example');
  expect(own).not.toContain('google');
  expect(contentSecurityPolicy({ ...page, tagManager: '/sandbox/gtm.js?id=GTM-A1' })).toBe(contentSecurityPolicy(page));
});

test('frames are the players of films that set no cookies before a press, and no others', () => {
  const frames = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;';
  expect(contentSecurityPolicy(page)).toContain(frames);
  expect(contentSecurityPolicy(page)).toContain(`default-src 'none';`);
});
