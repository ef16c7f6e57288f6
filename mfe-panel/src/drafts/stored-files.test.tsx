import { clearAllDrafts } from './form-draft';
import { readStoredFiles, storeFiles } from './stored-files';

const files = [{ id: 'f1', name: 'skóra.jpg' }];
beforeEach(() => sessionStorage.clear());

test('files are kept for their owner, until there are none or the owner logs out', () => {
  storeFiles('contact', 'anna', files);
  expect(readStoredFiles('contact', 'anna')).toEqual(files);
  expect(readStoredFiles('contact', 'another')).toEqual([]);
  storeFiles('contact', 'anna', []);
  expect(sessionStorage.length).toBe(0);
  storeFiles('contact', 'anna', files);
  clearAllDrafts();
  expect(readStoredFiles('contact', 'anna')).toEqual([]);
});

test('what is no file is passed over', () => {
  sessionStorage.setItem(
    'panelDraft:contact-files',
    JSON.stringify({ owner: 'anna', values: { files: [null, 'f1', { id: 7, name: 'x' }, ...files] } }),
  );
  expect(readStoredFiles('contact', 'anna')).toEqual(files);
});
