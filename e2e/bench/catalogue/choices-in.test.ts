import { choicesIn } from './choices-in';

test('links of a page to itself with a query, without their fragments, each once', () => {
  const html =
    '<a href="/zone/">All</a><a href="/zone/?sort=price#results">Price</a><a href="/zone/?sort=price">Price</a>' +
    '<a href="/zone/?sort=price&amp;page=2#results">2</a><a href="/other/?page=2">Other</a><a href="/zone/legs/?x=1">Legs</a>';
  expect(choicesIn(html, '/zone/')).toEqual(['/zone/?sort=price', '/zone/?sort=price&page=2']);
});
