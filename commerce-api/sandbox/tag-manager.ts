import type { FastifyInstance } from 'fastify';

/**
 * What the stand-in runs in the page: it processes the entries of the data layer, present and future, and writes their
 * names to `data-tag-manager` of the root element, for tests and developers. It sends nothing anywhere.
 */
const SCRIPT = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const told = [];
  const take = (entry) => {
    const name = entry[0] ? [entry[0], entry[1], ...Object.keys(entry[2]).filter((key) => entry[2][key] === 'granted')].join(' ') : entry.event;
    if (name) told.push(name);
    document.documentElement.dataset.tagManager = id + ': ' + told.join(', ');
  };
  const layer = (window.dataLayer ||= []);
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => (entries.forEach(take), push(...entries));
})();
`;

/** The stand-in for the tag manager: its script, whatever the container. */
export function registerTagManager(app: FastifyInstance): void {
  app.get('/sandbox/tag-manager/gtm.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(SCRIPT),
  );
}
