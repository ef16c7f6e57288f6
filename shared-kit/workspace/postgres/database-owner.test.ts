import { mayTraverse } from './database-owner';

const owner = { uid: 100, gid: 200 };

describe('whether the database’s user gets through a folder', () => {
  it.each([
    [{ uid: 0, gid: 0, mode: 0o755 }, true],
    [{ uid: 0, gid: 0, mode: 0o700 }, false],
    [{ uid: 0, gid: 0, mode: 0o644 }, false],
    [{ uid: 100, gid: 0, mode: 0o700 }, true],
    [{ uid: 100, gid: 0, mode: 0o077 }, false],
    [{ uid: 0, gid: 200, mode: 0o750 }, true],
    [{ uid: 0, gid: 200, mode: 0o701 }, false],
    [{ uid: 0, gid: 0, mode: 0o1777 }, true],
  ])('%j: %s', (folder, expected) => {
    expect(mayTraverse(folder, owner)).toBe(expected);
  });
});
