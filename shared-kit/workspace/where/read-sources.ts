const CALL = /(['"])((?:GET|POST|PUT|DELETE) \/[^'"\s]*)\1/g;

/** API calls in a source text, which are made by name: `GET /products/{slug}`. */
export const apiCalls = (source: string): string[] => [...source.matchAll(CALL)].map(([, , name = '']) => name);

/** Fragments that a source text shows: `cart-checkout/add-to-cart`. */
export const fragmentsShown = (source: string): string[] =>
  [...source.matchAll(/<Fragment\b([\s\S]*?)\/?>/g)].flatMap(([, attributes = '']) => {
    const name = /\bname=["']([^"']+)/.exec(attributes)?.[1];
    const module = /\bmodule=["']([^"']+)/.exec(attributes)?.[1];
    return name === undefined ? [] : [module === undefined ? name : `${module}/${name}`];
  });
