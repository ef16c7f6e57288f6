import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './process-identity';

interface Holder {
  pid: number;
  birth: string | undefined;
  origin: string;
}

const NAME = /^start-(\d+)\.lock$/;

function generations(folder: string): number[] {
  return readdirSync(folder)
    .map((file) => NAME.exec(file)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .sort((a, b) => b - a);
}

const fileOf = (folder: string, generation: number): string => join(folder, `start-${generation}.lock`);

function liveHolder(folder: string, generation: number): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(fileOf(folder, generation), 'utf8')) as Holder;
    const birth = processBirth(holder.pid);
    return birth !== undefined && birth === holder.birth ? holder : undefined;
  } catch {
    return undefined;
  }
}

const refusal = (folder: string, holder: Holder | undefined): Error =>
  new Error(
    `Failed to start: another start${holder === undefined ? '' : ` (process ${holder.pid}, ${holder.origin})`} uses the data in ${folder}. Stop it first, or set DATA_DIR and PORT to others.`,
  );

/**
 * Makes sure that one start at a time works on a data folder. A lock is a numbered file that appears whole (by a hard
 * link) and is believed only while its process lives, so a killed start leaves nothing to clean up. A start that finds
 * the highest number stale takes the next one; the file system lets only one of several do that, and each checks again
 * afterwards, so two simultaneous starts never both win.
 * @returns release, to be called at the end
 * @throws one sentence that names the holder
 */
export function claimDataFolder(folder: string, origin: string): () => void {
  const [highest = 0] = generations(folder);
  const holder = liveHolder(folder, highest);
  if (holder !== undefined) throw refusal(folder, holder);

  const mine = highest + 1;
  const draft = join(folder, `.start-${process.pid}-${mine}`);
  const claim: Holder = { pid: process.pid, birth: processBirth(process.pid), origin };
  writeFileSync(draft, JSON.stringify(claim), { mode: 0o644 });
  try {
    linkSync(draft, fileOf(folder, mine));
  } catch {
    throw refusal(folder, liveHolder(folder, mine));
  } finally {
    rmSync(draft, { force: true });
  }

  const [highestNow = 0] = generations(folder);
  if (highestNow !== mine) throw refusal(folder, liveHolder(folder, highestNow));
  for (const older of generations(folder).slice(1)) rmSync(fileOf(folder, older), { force: true });

  // The file stays when the start ends: its number must not be reused by a start that checked long ago.
  return () => writeFileSync(fileOf(folder, mine), '{}');
}
