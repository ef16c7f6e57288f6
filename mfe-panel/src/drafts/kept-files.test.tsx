import { clearAllDrafts } from './form-draft';
import { keepFiles, readKeptFiles } from './kept-files';

const files = [{ id: 'f1', name: 'skóra.jpg' }];
beforeEach(() => sessionStorage.clear());

test('files are kept for their owner, until there are none or the owner logs out', () => {
  keepFiles('contact', 'anna', files);
  expect(readKeptFiles('contact', 'anna')).toEqual(files);
  expect(readKeptFiles('contact', 'another')).toEqual([]);
  keepFiles('contact', 'anna', []);
  expect(sessionStorage.length).toBe(0);
  keepFiles('contact', 'anna', files);
  clearAllDrafts();
  expect(readKeptFiles('contact', 'anna')).toEqual([]);
});

test('what is no file is passed over', () => {
  sessionStorage.setItem(
    'panelDraft:contact-files',
    JSON.stringify({ userId: 'anna', values: { files: [null, 'f1', { id: 7, name: 'x' }, ...files] } }),
  );
  expect(readKeptFiles('contact', 'anna')).toEqual(files);
});
