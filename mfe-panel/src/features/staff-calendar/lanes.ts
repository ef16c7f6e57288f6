interface Laned {
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/**
 * Puts what overlaps in time into lanes beside each other: each into the first lane that is free by then. All that
 * overlap, also by way of others, have lanes of one width. In order of time.
 */
export function laned<Item extends Laned>(items: readonly Item[]): Item[] {
  const sorted = [...items].sort((first, second) => first.from - second.from || second.to - first.to);
  const placed: Item[] = [];
  let group: Item[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const item of group) placed.push({ ...item, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const item of sorted) {
    if (ends.every((end) => end <= item.from)) close();
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    group.push({ ...item, lane });
  }
  close();
  return placed;
}
