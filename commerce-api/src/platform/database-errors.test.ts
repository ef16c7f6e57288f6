import { platformError } from './api-error';
import { areWritesRefused, isConnectionLost, isDatabaseUnavailable } from './database-errors';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const judged = (error: unknown) => [isDatabaseUnavailable(error), isConnectionLost(error), areWritesRefused(error)];

test.each([
  ['a full disk', withCode('53100'), [true, false, true]],
  ['no memory', withCode('53200'), [true, false, false]],
  ['too many connections', withCode('53300'), [true, false, false]],
  ['a disk that fails', withCode('58030'), [true, false, true]],
  ['a read-only server', withCode('25006'), [true, false, true]],
  ['a server that is shut down', withCode('57P01'), [true, true, false]],
  ['a crash of another connection', withCode('57P02'), [true, true, false]],
  ['a server that starts', withCode('57P03'), [true, true, false]],
  ['a statement that took too long', withCode('57014'), [true, false, false]],
  ['a transaction that was idle for too long', withCode('25P03'), [true, true, false]],
  ['a lock that was not had', withCode('55P03'), [true, false, false]],
  ['a lost connection', withCode('08006'), [true, true, false]],
  ['a refused connection', withCode('ECONNREFUSED'), [true, true, false]],
  ['a broken pipe', withCode('EPIPE'), [true, true, false]],
  [
    'a dead connection',
    new Error('Client has encountered a connection error and is not queryable'),
    [true, true, false],
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), [true, true, false]],
  ['no free connection', new Error('timeout exceeded when trying to connect'), [true, true, false]],
  ['no answer', new Error('Query read timeout'), [true, true, false]],
  ['a unique key', withCode('23505'), [false, false, false]],
  ['a column that is not there', withCode('42703'), [false, false, false]],
  ['an error of the framework', withCode('FST_ERR_CTP_BODY_TOO_LARGE'), [false, false, false]],
  ['a business error', platformError('409 conflict'), [false, false, false]],
  ['something else', 'text', [false, false, false]],
])('%s', (_, error, expected) => {
  expect(judged(error)).toEqual(expected);
});
