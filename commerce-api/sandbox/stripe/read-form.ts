type FormValue = string | FormObject;
interface FormObject {
  [name: string]: FormValue;
}

/**
 * Fields of a form as Stripe's clients write objects: `line_items[0][price_data][currency]`. Lists are objects with
 * numbers for names.
 */
export function readForm(fields: unknown): FormObject {
  const whole: FormObject = Object.create(null);
  for (const [key, value] of Object.entries(Object(fields))) {
    const names = key.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop();
    let target = whole;
    for (const name of names) {
      const inner = target[name];
      const next = typeof inner === 'object' ? inner : Object.create(null);
      target[name] = next;
      target = next;
    }
    if (last !== undefined) target[last] = String(value);
  }
  return whole;
}
