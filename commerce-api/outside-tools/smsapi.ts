/** SMSAPI's own client against the stand-in: `smsapi.js <origin> <token>`. */
import { SMSAPI } from 'smsapi';
import { refusal, report } from './report.js';

const [, , origin = '', token = ''] = process.argv;
const connect = (key: string) => new SMSAPI(key, `${origin}/sandbox/sms`);
const { sms, profile } = connect(token);
const statusOf = async (work: () => Promise<unknown>) => {
  const error = await refusal(work);
  return [Reflect.get(Object(error), 'status'), JSON.parse(String(Reflect.get(Object(error), 'responseBody'))).error];
};

const one = await sms.sendSms('+48 500 000 001', 'Zażółć gęślą jaźń');
const several = await sms.sendSms(['48500000002', '500000003', 'nobody'], 'Do zobaczenia');
const { username, points } = await profile.get();

report({
  one: [one.count, one.list[0]?.number, one.list[0]?.status],
  sentWithinAnHour: Math.abs((one.list[0]?.dateSent.getTime() ?? 0) - Date.now()) < 3_600_000,
  several: several.list.map(({ number }) => number),
  profile: [username, typeof points],
  nobody: await statusOf(() => sms.sendSms('nobody', 'x')),
  wrongToken: await statusOf(() => connect('other').sms.sendSms('48500000001', 'x')),
});
