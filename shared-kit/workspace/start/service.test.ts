import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce, type ServiceOptions, startService } from './service';

let folder: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksamit-service-'));
  logged = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function service(source: string, more: Partial<ServiceOptions> = {}): ServiceOptions {
  const program = join(folder, 'program.cjs');
  writeFileSync(program, source);
  return {
    name: 'API',
    program,
    environment: process.env,
    folder,
    logFile: join(folder, 'api.log'),
    showWarnings: true,
    log: (text) => logged.push(text),
    ...more,
  };
}

const READY = "process.send({ type: 'ready' });";
const STAY = 'setInterval(() => {}, 1000);';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a process of the shop', () => {
  it('is restarted when it is killed, and reports it', async () => {
    const running = await startService(service(`${READY} ${STAY}`));
    const first = running.pid() ?? 0;
    process.kill(first, 'SIGKILL');
    await until(() => logged.some((line) => line.includes('runs again')));
    expect(running.pid()).not.toBe(first);
    expect(logged[0]).toContain('The API ended unasked (it ended with SIGKILL)');
    await running.stop(1000);
  });

  it('is not started again when it was asked to end', async () => {
    const running = await startService(service(`${READY} ${STAY}`));
    // A restart would wait for the same end, and has waited for longer.
    await running.stop(1000);
    expect(logged).toEqual([]);
  });

  it('is killed when it does not heed the request to end', async () => {
    const running = await startService(service(`process.on('SIGTERM', () => {}); ${READY} ${STAY}`));
    const pid = running.pid() ?? 0;
    await running.stop(100);
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('fails the start with its last words', async () => {
    const failing = service("console.error('Failed to listen: the port is taken.'); process.exit(1);");
    await expect(startService(failing)).rejects.toThrow(
      `Failed to start the API: Failed to listen: the port is taken.. See ${join(folder, 'api.log')}.`,
    );
  });

  it('writes all its output to its log and warnings to the screen', async () => {
    const warning = JSON.stringify({ level: 40, msg: 'a page was slow' });
    const info = JSON.stringify({ level: 30, msg: 'all is well' });
    await startService(service(`console.log('${info}'); console.log('${warning}'); ${READY} ${STAY}`)).then((running) =>
      running.stop(1000),
    );
    expect(logged).toEqual(['API: a page was slow']);
    await until(() => readFileSync(join(folder, 'api.log'), 'utf8').includes('all is well'));
  });
});

describe('a program that runs once', () => {
  it('is waited for', async () => {
    await expect(runOnce(service("console.log('done')"))).resolves.toBeUndefined();
  });

  it('fails with its last words', async () => {
    await expect(runOnce(service("console.log('no such table'); process.exit(3)"))).rejects.toThrow('no such table');
  });
});
