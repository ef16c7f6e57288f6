import { cartFixture, cartItemFixture, voucherDataFixture } from '../../testing/cart-fixtures';
import { contraindicationGroups, treatmentIds } from './contraindications';

test('treatments that are ordered, each once; no voucher and nothing put aside', () => {
  const items = [
    cartItemFixture(),
    cartItemFixture({ id: '12' }),
    cartItemFixture({ id: '13', itemId: '8', isAccepted: false }),
    cartItemFixture({ id: '14', itemId: '9', itemType: 'voucher', data: voucherDataFixture() }),
    cartItemFixture({ id: '15', itemId: '10', itemType: 'bundle', data: { bundlableProductId: ['21', '7'] } }),
  ];
  expect(treatmentIds(cartFixture({ items }))).toEqual(['7', '10', '21']);
});

test('treatments with the same contraindications share a group; one without any has none', () => {
  const groups = contraindicationGroups([
    { productId: '1', name: 'Nogi', contraindications: ['ciąża', 'opalenizna'] },
    { productId: '2', name: 'Pachy', contraindications: ['ciąża', 'opalenizna'] },
    { productId: '3', name: 'Masaż', contraindications: ['gorączka'] },
    { productId: '4', name: 'Inne', contraindications: [] },
  ]);
  expect(groups).toEqual([
    { names: ['Nogi', 'Pachy'], contraindications: ['ciąża', 'opalenizna'] },
    { names: ['Masaż'], contraindications: ['gorączka'] },
  ]);
});
