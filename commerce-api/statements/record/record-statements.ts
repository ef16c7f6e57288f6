/** Set-up of the API tests: records the statements that they execute (docs/decisions/0160). */
import { join } from 'node:path';
import { writeFacts } from './recorder';
import { recordingKysely } from './recording-kysely';

const root = join(__dirname, '../../..');

jest.mock('kysely', () => recordingKysely(jest.requireActual('kysely'), root));
afterAll(() => writeFacts(root));
