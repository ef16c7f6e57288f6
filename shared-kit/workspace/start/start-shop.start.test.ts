/** The start command as a person runs it: the whole shop, in processes of its own, on data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portProblem } from '@aksamit/build/port-problem';
import { type StartedShop, startWholeShop } from '../start-whole-shop';

const PORT = 21_340;
const TIMEOUT_MS = 300_000;
const root = join(__dirname, '..', '..', '..');

let dataFolder: string;
let running: StartedShop | undefined;
const lines: string[] = [];

beforeAll(() => {
  process.chdir(root);
  dataFolder = mkdtempSync(join(tmpdir(), 'aksamit-start-'));
});
afterAll(async () => {
  await running?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}, TIMEOUT_MS);

const start = (): Promise<StartedShop> =>
  startWholeShop({ port: PORT, dataFolder, log: (line) => lines.push(line), environment: { LOG_LEVEL: 'warn' } });

/** Starts, waits for the end, returns exit code and output. */
async function startAndFail(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['shared-kit/workspace/start.mjs'], {
    env: { ...process.env, DATABASE_URL: '', PORT: String(PORT + 10), DATA_DIR: `${dataFolder}-other`, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  rmSync(`${dataFolder}-other`, { recursive: true, force: true });
  return { code, output };
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}

const answers = async (path: string): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${PORT}${path}`)).ok;
  } catch {
    return false;
  }
};

const allPortsFree = async (): Promise<boolean> => {
  const problems = await Promise.all([0, 1, 2, 3].map((offset) => portProblem(PORT + offset)));
  return problems.every((problem) => problem === undefined);
};

/** Number of the process that runs a program of this shop, among the children of its start command. */
function pidOf(program: string): number {
  const supervisor = running?.process.pid ?? 0;
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').split(' ').filter(Boolean);
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  if (found === undefined) throw new Error(`${program} does not run`);
  return Number(found);
}

const onLinux = existsSync('/proc/self/task') ? it : it.skip;

describe('npm start', () => {
  it(
    'leads from nothing to a page that can be bought from',
    async () => {
      running = await start();
      expect(lines.at(-1)).toBe(`ready http://localhost:${PORT}`);
      expect(await answers('/strefa-kobiet/')).toBe(true);
      expect(await answers('/readyz')).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses a second start on the same data in one sentence',
    async () => {
      const { code, output } = await startAndFail({ DATA_DIR: dataFolder });
      expect(code).toBe(1);
      expect(output.trim()).toMatch(
        /^Failed to start: another start \(process \d+, http:\/\/localhost:21340\) .*DATA_DIR/,
      );
      expect(output.trim().split('\n')).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  onLinux.each(['start-api', 'start-worker', 'start-sandbox', 'start-page-server', 'bin/postgres'])(
    'starts %s again when it is killed',
    async (program) => {
      const before = pidOf(program);
      const known = lines.length;
      process.kill(before, 'SIGKILL');
      await until(() => lines.slice(known).some((line) => line.includes('runs again')));
      await until(() => answers('/readyz'));
      expect(pidOf(program)).not.toBe(before);
    },
    TIMEOUT_MS,
  );

  it(
    'leaves nothing running when it is asked to end',
    async () => {
      const shop = running;
      running = undefined;
      await shop?.stop();
      expect(shop?.process.exitCode).toBe(0);
      expect(await allPortsFree()).toBe(true);
    },
    TIMEOUT_MS,
  );

  onLinux(
    'mends what a killed start left, and builds nothing a second time',
    async () => {
      running = await start();
      const programs = ['start-api', 'start-worker', 'start-sandbox', 'start-page-server'].map(pidOf);
      running.process.kill('SIGKILL');
      await ended(running.process);
      await until(async () => programs.every((pid) => !existsSync(`/proc/${pid}`)));
      lines.length = 0;
      running = await start();
      // Neither programs nor modules.
      expect(lines.filter((line) => line.includes('Nothing to build'))).toHaveLength(2);
      expect(await answers('/strefa-kobiet/')).toBe(true);
    },
    TIMEOUT_MS,
  );
});

describe('obstacles to a start are reported in one sentence', () => {
  it('a taken port', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(PORT + 10, () => resolve()));
    const { code, output } = await startAndFail({});
    await new Promise((resolve) => blocker.close(resolve));
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Failed to start: port 21350 \(page server\) is taken .*PORT/);
  });

  it('an unreachable database, without its password', async () => {
    const { code, output } = await startAndFail({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Failed to reach the database at postgres:\/\/shop:\*\*\*@127\.0\.0\.1:1\/shop/);
    expect(output).not.toContain('secret');
  });

  it('a data folder that cannot be written', async () => {
    const file = `${dataFolder}-file`;
    writeFileSync(file, '');
    const { code, output } = await startAndFail({ DATA_DIR: join(file, 'data') });
    rmSync(file);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Failed to start: the data folder .* cannot be written .*DATA_DIR/);
  });

  it('a PORT that is none', async () => {
    const { code, output } = await startAndFail({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Failed to start: PORT is "eighty"/);
  });
});
