import { scriptDepth } from './script-depth';

describe('the depth of loading scripts', () => {
  it('is one when the document names them all', () => {
    expect(scriptDepth([{ url: 'a' }, { url: 'b' }])).toBe(1);
  });

  it('grows with scripts that ask for scripts', () => {
    expect(scriptDepth([{ url: 'a' }, { url: 'b', askedBy: 'a' }, { url: 'c', askedBy: 'b' }])).toBe(3);
  });

  it('does not hang on a circle, and is zero without scripts', () => {
    expect(
      scriptDepth([
        { url: 'a', askedBy: 'b' },
        { url: 'b', askedBy: 'a' },
      ]),
    ).toBeGreaterThan(0);
    expect(scriptDepth([])).toBe(0);
  });
});
