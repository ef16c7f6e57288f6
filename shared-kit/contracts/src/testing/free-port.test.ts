import { once } from 'node:events';
import { createServer } from 'node:net';

const drawn: number[] = [];
jest.mock('node:crypto', () => ({ ...jest.requireActual('node:crypto'), randomInt: () => drawn.shift() }));

import { freePort } from './free-port';

test('draws again when somebody listens on the port, on whichever address', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  drawn.push(port, port, 31_999, 31_998, 31_997);
  expect([31_999, 31_998, 31_997]).toContain(await freePort());
  taken.close();
});
