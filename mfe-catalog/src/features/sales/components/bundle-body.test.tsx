import type { Bundle } from '@aksamit/contracts';
import { renderModule } from '@aksamit/module-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bundleRecord } from '../../../testing/sale-records';
import { saleTexts } from '../../../texts/sale-texts';
import { controlOfPart } from '../bundle-rules';
import { BundleBody } from './bundle-body';

/** A bundle whose treatments are for these body parts, and their checkboxes. */
function show(codes: readonly string[]) {
  const products = bundleRecord().products.slice(0, codes.length);
  const bundle: Pick<Bundle, 'gender' | 'products'> = {
    gender: 'female',
    products: products.map((product, index) => ({
      ...product,
      productBodyParts: product.productBodyParts.map((part) => ({ ...part, code: codes[index] ?? '' })),
    })),
  };
  const checkboxes = products.map(({ id }) => (
    <label key={id}>
      <input type="checkbox" id={controlOfPart(id)} />
      {`part ${id}`}
    </label>
  ));
  const { container } = renderModule(
    <div>
      <BundleBody bundle={bundle} />
      {checkboxes}
    </div>,
    {
      module: 'catalog',
      resources: saleTexts,
    },
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  return { areas: [...container.querySelectorAll<HTMLLabelElement>('label[data-part]')], boxes };
}

test('an area of the body is a label of the checkbox that chooses its part; each part has one', async () => {
  const { areas, boxes } = show(['armpits', 'wings', 'armpits']);
  expect(areas.map(({ dataset, htmlFor }) => [dataset.part, htmlFor])).toEqual([['armpits', boxes[0]?.id]]);
  const shape = areas[0]?.querySelector('use');
  if (!shape) throw new Error('No area.');
  await userEvent.click(shape);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(screen.getByText('Zaznacz okolice na sylwetce albo wybierz je z listy poniżej.')).toBeTruthy();
});

test('the checkbox keeps its own name, and the keyboard passes the drawing by', () => {
  const { areas, boxes } = show(['legs']);
  expect(screen.getByRole('checkbox', { name: 'part 1' })).toBe(boxes[0]);
  // On both sides of the body.
  expect(areas.map((area) => area.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

test('a bundle without drawn parts has its checkboxes alone', () => {
  const { areas, boxes } = show(['wings']);
  expect([areas.length, boxes.length]).toEqual([0, 1]);
  expect(screen.queryByText(/sylwetce/)).toBeNull();
});
