import { staffVisit } from '../../testing/staff-fixtures';
import { createOwnVersions } from './own-versions';

test('what was decided on a version is sent with the one that own changes made of it', () => {
  const versions = createOwnVersions();
  versions.follow(3, staffVisit({ version: 4 }));
  versions.follow(4, staffVisit({ version: 6 }));
  expect(versions.presentOf(staffVisit({ version: 3 }))).toBe(6);
  expect(versions.presentOf(staffVisit({ version: 6 }))).toBe(6);
  expect(versions.presentOf(staffVisit({ id: 'v2', version: 3 }))).toBe(3);
});

test('a colleague’s version is not followed', () => {
  const versions = createOwnVersions();
  versions.follow(3, staffVisit({ version: 4 }));
  expect(versions.presentOf(staffVisit({ version: 5 }))).toBe(5);
  expect(versions.isOwn(staffVisit({ version: 4 }))).toBe(true);
  expect(versions.isOwn(staffVisit({ version: 5 }))).toBe(false);
});

test('a change without effect and an API without versions lead nowhere', () => {
  const versions = createOwnVersions();
  versions.follow(4, staffVisit({ version: 4 }));
  versions.follow(undefined, staffVisit());
  expect(versions.presentOf(staffVisit({ version: 4 }))).toBe(4);
  expect(versions.presentOf(staffVisit())).toBeUndefined();
});

test('changes of one visit run one after another, also after one that failed', async () => {
  const versions = createOwnVersions();
  const ran: string[] = [];
  const failed = versions.inTurn('v1', async () => {
    await Promise.resolve();
    ran.push('first');
    throw new Error('refused');
  });
  const second = versions.inTurn('v1', async () => ran.push('second'));
  await expect(failed).rejects.toThrow('refused');
  await second;
  expect(ran).toEqual(['first', 'second']);
});
