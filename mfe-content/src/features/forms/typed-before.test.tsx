import { contactForm } from './form-definitions';
import { typedBefore } from './typed-before';

const idOf = (field: string) => `contact-${field}`;

test('what differs from the start values was typed before', () => {
  document.body.innerHTML = `
    <select id="contact-topic"><option>reservations</option><option selected>complaints</option></select>
    <input id="contact-phonePrefix" value="48"><input id="contact-firstName" value="Anna">
    <textarea id="contact-message"></textarea><p id="contact-lastName">Nowak</p>`;
  expect(typedBefore(contactForm, idOf)).toEqual({ topic: 'complaints', firstName: 'Anna' });
});

test('on a page of its own the form begins with its start values', () => {
  document.body.innerHTML = '';
  expect(typedBefore(contactForm, idOf)).toEqual({});
});
