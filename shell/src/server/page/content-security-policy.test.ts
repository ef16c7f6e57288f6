import { contentSecurityPolicy } from './content-security-policy';

const page = { styles: [], https: true, development: false };

test('pictures come from this origin, and from the map tiles’ host where one is configured', () => {
  expect(contentSecurityPolicy(page)).toContain(`img-src 'self' data:;`);
  const policy = contentSecurityPolicy({ ...page, imageOrigins: ['https://tiles.example'] });
  expect(policy).toContain(`img-src 'self' data: https://tiles.example;`);
  expect(policy).toContain(`connect-src 'self';`);
});
