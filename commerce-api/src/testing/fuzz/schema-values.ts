/** Values that fit a JSON schema of the OpenAPI document, with ids that the shop really gave out. */
import fc from 'fast-check';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A placeholder for a value that the shop returned before; replaced when the request is sent. */
export interface Taken {
  takenFrom: string;
  choice: number;
}

export const taken = (takenFrom: string): fc.Arbitrary<Taken> =>
  fc.record({ takenFrom: fc.constant(takenFrom), choice: fc.noBias(fc.nat(1_000_000)) });

const soon = fc
  .integer({ min: 0, max: 21 * 96 })
  .map((quarters) => new Date((Math.ceil(Date.now() / 900_000) + quarters) * 900_000).toISOString());
const day = fc
  .integer({ min: -2, max: 30 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const password = fc.constantFrom('Dobre-haslo-1', 'Aksamit-2026', 'Inne-haslo-22');
const text = fc.constantFrom(
  'Ala',
  'Zażółć gęślą',
  'a',
  "O'Neil; --",
  '  ',
  '💅🏽',
  '\u202eabc',
  'x'.repeat(90),
  '%_\\',
);

/** Fields whose name determines more than their schema. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  itemId: fc.oneof({ weight: 3, arbitrary: taken('treatment') }, { weight: 1, arbitrary: taken('product') }),
  itemType: fc.constantFrom('product', 'product', 'product', 'package', 'voucher', 'bundle', 'offer'),
  dateBirth: fc.constantFrom('1990-05-05', '2020-01-01'),
  productId: taken('product'),
  productIds: taken('product'),
  locationId: taken('location'),
  preffered_location_id: taken('location'),
  preferredLocationId: taken('location'),
  cartId: taken('cart'),
  cartVersion: taken('cartVersion'),
  cartItemId: taken('cartItem'),
  orderProductId: taken('orderProduct'),
  orderId: taken('order'),
  userId: taken('user'),
  categoryId: taken('productCategory'),
  marketId: fc.constantFrom('1', '2', 1, 2),
  fileUploadId: taken('fileUpload'),
  eventId: taken('event'),
  bodyPartIds: taken('bodyPart'),
  orderItemIds: taken('orderProduct'),
  locationIds: taken('location'),
  contentIds: taken('product'),
  productCategoryId: taken('productCategory'),
  actorId: taken('user'),
  instagramLink: fc.constantFrom('https://www.instagram.com/nikt/', 'https://evil.example/'),
  currentPassword: password,
  postalCode: fc.constantFrom('00-001', '31-000', 'x'),
  country: fc.constantFrom('PL', 'Polska', 'GB'),
  start: fc.constantFrom('09:00', '8:00', '24:00'),
  end: fc.constantFrom('20:00', '21:00', '00:00'),
  roomId: taken('room'),
  deviceId: taken('device'),
  therapistId: taken('therapist'),
  uniqueId: taken('uniqueId'),
  email: fc.constantFrom('anna@example.com', 'jan@example.com', 'nikt@example.com', 'ktos+1@example.com'),
  password,
  oldPassword: password,
  newPassword: password,
  phonePrefix: fc.constantFrom('48', '+48', '44'),
  phone: fc.constantFrom('600700800', '710000001', '600 100 200'),
  nip: fc.constantFrom('5260250995', '1234567890', '7740001454'),
  vatId: fc.constantFrom('5260250995', '1234567890'),
  startAt: soon,
  endAt: soon.map((at) => new Date(Date.parse(at) + 21 * 86_400_000).toISOString()),
  validFrom: soon,
  validTo: soon,
  date: day,
  from: day,
  to: day,
  code: fc.oneof(taken('code'), fc.constantFrom('LATO10', 'WIOSNA', '123456', 'ABCD', 'fuzz-a', 'FUZZ', 'fuzzonce')),
  slug: taken('slug'),
  url: fc.constantFrom('http://localhost:8080/', 'https://evil.example/', 'javascript:alert(1)', '//evil.example'),
  _method: fc.constantFrom('POST', 'PUT', 'DELETE'),
  agrees: fc.constant([{ type: 'regulations', value: true }]),
  q: fc.constantFrom('depilacja', 'lydki', 'łydki', 'ab', 'krakow', '%', "a' or 1=1", 'x'.repeat(100)),
  // Each list has its own orders.
  sort: fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('name', 'x') },
  ),
  lat: fc.constantFrom('52.2', '50.06', '51.1', '-91', 'NaN'),
  lng: fc.constantFrom('21.0', '19.94', '17', '181'),
};

/** Values that mostly fit a schema; the field's name helps. `depth` ends unlimited growth. */
export function arbitraryOf(schema: JsonSchema, name = '', depth = 0): fc.Arbitrary<unknown> {
  const plain = plainValueOf(schema, depth);
  const named = Object.hasOwn(byName, name) && schema.type !== 'number' ? byName[name] : undefined;
  // A list of the named values, where the schema requires a list.
  const fitting = named && schema.type === 'array' && name !== 'agrees' ? fc.array(named, { maxLength: 3 }) : named;
  return fitting ? fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: plain }) : plain;
}

function plainValueOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, '', depth)));
  if (schema.allOf)
    return objectOf({ properties: Object.assign({}, ...schema.allOf.map((part) => part.properties)) }, depth);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, depth);
    case 'array':
      if (depth > 5 || !schema.items) return fc.constant([]);
      return fc.array(arbitraryOf(schema.items, '', depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant({});
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field, name, depth + 1)]),
  );
  const required = (schema.required ?? []).filter((name) => Object.hasOwn(fields, name));
  return fc.record(fields, { requiredKeys: required });
}

function numberOf({ type, minimum = 0, maximum = 10_000 }: JsonSchema): fc.Arbitrary<number> {
  const low = Math.max(minimum, -2_147_483_648);
  const high = Math.max(low, Math.min(maximum, 2_147_483_647));
  const small = fc.integer({ min: Math.ceil(low), max: Math.floor(Math.min(high, low + 5)) });
  const edges = fc.constantFrom(low, high);
  if (type === 'integer') return fc.oneof({ weight: 6, arbitrary: small }, { weight: 1, arbitrary: edges });
  return fc.oneof(small, edges, fc.double({ min: low, max: high, noNaN: true }));
}

function stringOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return soon;
  if (format === 'date') return day;
  if (format === 'email') return byName.email ?? text;
  if (format === 'uri') return byName.url ?? text;
  if (format === 'uuid') return fc.oneof(taken('order'), fc.uuid());
  // fast-check generates texts for a pattern, but does not support look-ahead.
  if (pattern && !pattern.includes('(?')) {
    return fc.stringMatching(new RegExp(pattern), { maxLength, size: 'small' });
  }
  const long = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)) });
  return fc.oneof(
    { weight: 4, arbitrary: text.map((value) => value.padEnd(minLength, 'a').slice(0, maxLength)) },
    { weight: 2, arbitrary: long },
    { weight: 1, arbitrary: fc.constant('z'.repeat(Math.min(maxLength, 5000))) },
  );
}
