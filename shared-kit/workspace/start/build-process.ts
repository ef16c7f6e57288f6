import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process that builds releases one after the other. It starts with the first one: loading the bundler and compiling it
 * takes as long as building a module.
 */
export class BuildProcess {
  readonly #root: string;
  readonly #mode: string;
  #child: ChildProcess | undefined;
  #output = '';

  /** @param mode `production` or `development` */
  constructor(root: string, mode: string) {
    this.#root = root;
    this.#mode = mode;
  }

  /**
   * Builds a module's release.
   * @param module its folder in the workspace
   * @returns the release's folder
   * @throws with the build's own output
   */
  async build(module: string): Promise<string> {
    this.#child ??= this.#start();
    const child = this.#child;
    this.#output = '';
    const result = await new Promise<{ output?: string; error?: string }>((resolve) => {
      const ended = (code: number | null, signal: string | null) =>
        resolve({ error: `the build ended with ${signal ?? code}.` });
      child.once('close', ended);
      child.once('message', (message: object) => {
        child.off('close', ended);
        resolve(message);
      });
      child.send(join(this.#root, module), (error) => error && resolve({ error: error.message }));
    });
    if (result.output !== undefined && existsSync(join(result.output, 'manifest.json'))) return result.output;
    throw new Error(`Failed to build ${module}: ${result.error}\n${this.#output}`);
  }

  /** Ends it, in the middle of a build too. */
  end(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const program = join(this.#root, 'shared-kit', 'build', 'build-modules.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: this.#root,
      env: { ...process.env, NODE_ENV: this.#mode, BUILD_MODE: this.#mode },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // One that ended is not used again.
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.#output += String(chunk);
      });
    return child;
  }
}
