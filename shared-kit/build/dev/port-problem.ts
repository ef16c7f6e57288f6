import { createServer } from 'node:net';

/** Why a port cannot be used, or undefined when it is free. */
export async function portProblem(port: number, host?: string): Promise<'taken' | 'forbidden' | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EACCES') resolve('forbidden');
      else resolve(undefined);
    });
    const free = (): void => {
      probe.close(() => resolve(undefined));
    };
    if (host === undefined) probe.listen({ port, exclusive: true }, free);
    else probe.listen({ port, host, exclusive: true }, free);
  });
}
