import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { RenderAnswer, SentContext } from './render-messages';

const KIT_TSCONFIG = join(import.meta.dirname, 'tsconfig.json');
/** Like a page server's timeout, plus some for a busy machine. */
const DEADLINE_MS = 10_000;
/** The first page of a process brings the kit's sources with it. */
const FIRST_DEADLINE_MS = 60_000;

/** Renders one page after the other in a process of its own: an endless loop in a component ends that process alone. */
export class RenderProcess {
  readonly #onUnhandled: (error: string) => void;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isWarm = false;
  #lastId = 0;

  /** @param onStray receives unhandled rejections */
  constructor(onUnhandled: (error: string) => void) {
    this.#onUnhandled = onUnhandled;
  }

  /** Stacks of the errors; empty: the page renders. */
  async render(bundle: string, context: SentContext): Promise<string[]> {
    const child = this.#running();
    await this.#ready;
    this.#lastId += 1;
    const deadlineMs = this.#isWarm ? DEADLINE_MS : FIRST_DEADLINE_MS;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const end = (errors: string[]): void => {
        clearTimeout(deadline);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(errors);
      };
      const onMessage = (answer: RenderAnswer): void => {
        if (answer.kind !== 'rendered' || answer.id !== id) return;
        this.#isWarm = true;
        end(answer.errors);
      };
      const onExit = (): void => end(['Error: its process ended while it was rendered.']);
      const deadline = setTimeout(() => {
        this.stop();
        end([`Error: it is not rendered after ${deadlineMs / 1000} s. A page server waits less.`]);
      }, deadlineMs);
      child.on('message', onMessage);
      child.once('exit', onExit);
      child.send({ id, bundle, context });
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    // A source here, a script where the kit is installed.
    const child = fork(join(import.meta.dirname, `render-child${extname(import.meta.filename)}`), {
      // The module's own tsconfig does not cover the kit's sources.
      env: { ...process.env, NODE_ENV: 'development', TSX_TSCONFIG_PATH: KIT_TSCONFIG },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#isWarm = false;
    this.#ready = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.on('message', (answer: RenderAnswer) => {
        if (answer.kind === 'ready') resolve();
        else if (answer.kind === 'stray') this.#onUnhandled(answer.error);
      });
    });
    return child;
  }
}
