import { type AddressInfo, createServer, type Server } from 'node:net';
import { portProblem } from './port-problem';

const listen = async (host?: string): Promise<Server> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  return server;
};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('a port', () => {
  it.each([undefined, '127.0.0.1'])('is taken while somebody listens there (address %s)', async (host) => {
    const server = await listen(host);
    const port = portOf(server);
    const problems = [await portProblem(port), await portProblem(port, '127.0.0.1')];
    expect(problems).toContain('taken');
    await new Promise((resolve) => server.close(resolve));
    expect(await portProblem(port)).toBeUndefined();
  });
});
