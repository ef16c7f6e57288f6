import { createLog } from './log';

test('what is logged of an address or an error holds no query, which may open an account', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('Invalid URL'), { code: 'ERR_INVALID_URL', input: '/konto/?token=secret' });
  log.error({ err: error, url: '/konto/aktywacja/?token=secret' }, 'A request failed.');
  expect(lines.join()).not.toContain('secret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: '/konto/aktywacja/',
    err: { type: 'Error', message: 'Invalid URL', code: 'ERR_INVALID_URL' },
  });
});
