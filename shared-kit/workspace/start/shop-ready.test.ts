import { linksUnder } from './shop-ready';

describe('links of a page', () => {
  it('are local, below the prefix, each once, in order, without query and fragment', () => {
    const html =
      '<a href="/strefa-kobiet/nogi/">a</a><a href="/kontakt/">b</a><a href="/strefa-kobiet/nogi/#ceny">c</a>' +
      '<a href="/strefa-kobiet/">d</a><a href="https://x.example/strefa-kobiet/y/">e</a><a href="/strefa-kobiet/pachy/?a=1">f</a>';
    expect(linksUnder(html, '/strefa-kobiet/')).toEqual(['/strefa-kobiet/nogi/', '/strefa-kobiet/pachy/']);
  });
});
