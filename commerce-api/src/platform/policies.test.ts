import fc from 'fast-check';
import { definePolicies } from './policies';

const standard = { noticeHours: 24, reminderHours: 12 };

test('a market has the default unless it states its own value, and changes no other market', () => {
  const values = fc.record(
    { noticeHours: fc.integer({ min: 1, max: 99 }), reminderHours: fc.integer({ min: 1, max: 99 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(values, values, (pl, en) => {
      const policies = definePolicies({ byMarket: standard, everywhere: {}, markets: { pl, en } });
      expect(policies.of('pl')).toEqual({ ...standard, ...pl });
      expect(policies.of('en')).toEqual({ ...standard, ...en });
      expect(policies.of('new')).toEqual(standard);
    }),
  );
});
