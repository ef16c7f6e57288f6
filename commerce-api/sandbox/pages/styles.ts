import type { FastifyInstance } from 'fastify';

const css = `
:root{color-scheme:light;--ink:#2b2226;--soft:#6b5d63;--line:#e4d9d6;--paper:#fffdfb;--ground:#f6efec;--accent:#9c2750}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 3rem}
main.wide{max-width:72rem}
.card{background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin:1rem 0;overflow-x:auto}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:0 0 .75rem}
p{margin:.5rem 0}
.note{display:inline-block;background:#fdf0d2;color:#5a4100;border-radius:.5rem;padding:.25rem .75rem;font-size:.9rem}
.amount{font-size:2rem;font-weight:650;margin:.75rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
form.choices{display:grid;gap:1.25rem}form.choices button{width:100%;margin-bottom:.25rem}
button{font:inherit;min-height:48px;padding:.5rem 1rem;border-radius:.75rem;border:1px solid var(--ink);background:var(--paper);color:var(--ink);cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:#fff;font-weight:600}
button.small{min-height:36px;padding:.25rem .75rem;font-size:.9rem}
button:hover{filter:brightness(.96)}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
small{display:block;color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:600}
code{font-size:.92em;overflow-wrap:anywhere}
a{color:var(--accent)}
.row{display:flex;gap:.5rem;flex-wrap:wrap}
`;

/** The style sheet of the sandbox's pages. */
export function registerStyles(app: FastifyInstance): void {
  app.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
}
