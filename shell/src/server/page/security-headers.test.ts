import { securityHeaders } from './security-headers';

test('private pages break with the window that opened them and send no referrer', () => {
  expect(securityHeaders('private')).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
});

test('public pages start in the process that the browser has ready', () => {
  expect(securityHeaders('public')).not.toHaveProperty('cross-origin-opener-policy');
});

test.each(['public', 'private'] as const)('no site can frame a %s page, nor guess its type', (rendering) => {
  expect(securityHeaders(rendering)).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});
