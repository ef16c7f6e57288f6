import { apiCalls, fragmentsShown } from './read-sources';
import { relativeImports } from './source-walk';

describe('what a source text contains', () => {
  it('about API calls', () => {
    const source = `callApi(http, 'GET /carts', {}); await callApi(http,\n'DELETE /cart-items/{id}', { params }); "GET it";`;
    expect(apiCalls(source)).toEqual(['GET /carts', 'DELETE /cart-items/{id}']);
  });

  it('about fragments', () => {
    expect(
      fragmentsShown('<Fragment\n module="cart-checkout" name="add-to-cart" version={1} props={{ a: 1 }} />'),
    ).toEqual(['cart-checkout/add-to-cart']);
  });

  it('about relative imports', () => {
    const source =
      "import a from './a'; export { b } from '../b'; import './c.css'; const d = () => import(/* x */ './d'); import e from 'react';";
    expect(relativeImports(source)).toEqual(['./a', '../b', './c.css', './d']);
  });
});
