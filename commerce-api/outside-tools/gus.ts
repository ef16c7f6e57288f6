/** The client `bir1` of GUS's register against the stand-in: `gus.js <origin> <key>`. */
import Bir, { BirError } from 'bir1';
import { refusal, report } from './report.js';

const [, , origin = '', key = ''] = process.argv;

// The client knows GUS's own hosts alone.
const { fetch: send } = globalThis;
globalThis.fetch = (_address, init) => send(`${origin}/sandbox/gus/UslugaBIRzewnPubl.svc`, init);

const bir = new Bir({ key });
const messageOf = async (work: () => Promise<unknown>) => {
  const error = await refusal(work);
  return error instanceof BirError ? error.message : error;
};
const nameOf = (found: unknown) => Reflect.get(Object(found), 'Nazwa');

const byNip = nameOf(await bir.search({ nip: '5261040567' }));
const byRegon = nameOf(await bir.search({ regon: '000000019' }));
const byKrs = nameOf(await bir.search({ krs: '0000391193' }));
const codeAfterFound = await bir.value('KomunikatKod');
const nobody = await messageOf(() => bir.search({ nip: '3333333333' }));
const codeAfterNobody = await bir.value('KomunikatKod');
const full = await bir.report({ regon: '000000019', report: 'BIR11OsPrawna' });
const ofPersons = await messageOf(() => bir.report({ regon: '000000019', report: 'BIR11OsFizycznaDaneOgolne' }));
const duringSession = await bir.value('StatusSesji');
await bir.logout();

report({
  byNip,
  byRegon,
  byKrs,
  codeAfterFound,
  nobody,
  codeAfterNobody,
  full: [Reflect.get(Object(full), 'praw_nazwa'), Reflect.get(Object(full), 'praw_adSiedzMiejscowosc_Nazwa')],
  ofPersons,
  sessions: [duringSession, await bir.value('StatusSesji')],
  service: [await bir.value('StatusUslugi'), /^\d\d-\d\d-\d{4}$/.test(await bir.value('StanDanych'))],
  wrongKey: await messageOf(() => new Bir({ key: 'other' }).search({ nip: '5261040567' })),
});
