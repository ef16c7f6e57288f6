/** The statements that the API sends to PostgreSQL while a test does something. */
import pg from 'pg';

/** @returns the result of `work`, and the text of each statement in turn */
export async function recordStatements<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const texts: string[] = [];
  const original = pg.Client.prototype.query;
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  sent.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    texts.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(original, this, given);
  } as never);
  try {
    return [await work(), texts];
  } finally {
    sent.mockRestore();
  }
}

/** How many of them write to the disk by themselves: transactions, and changes outside of one. */
export const commitsOf = (texts: readonly string[]): number => {
  let isInside = false;
  return texts.reduce((commits, text) => {
    if (/^\s*(begin|start transaction)/i.test(text)) isInside = true;
    if (/^\s*(commit|rollback)\s*$/i.test(text)) isInside = false;
    const isWrite = /^\s*commit\s*$/i.test(text) || (!isInside && /^\s*(with|insert|update|delete)\b/i.test(text));
    return commits + Number(isWrite);
  }, 0);
};
