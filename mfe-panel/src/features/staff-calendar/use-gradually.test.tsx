import { act, renderHook } from '@testing-library/react';
import { useGradually } from './use-gradually';

let frames: FrameRequestCallback[];
beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => undefined);
  Object.assign(globalThis, { IntersectionObserver: class {} });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const nextFrame = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
  });
const show = (total: number, isInView = true) =>
  renderHook((props) => useGradually(props.total, props.isInView), { initialProps: { total, isInView } });

test('a few more items are there with each frame, and in the end all, new ones at once', async () => {
  const { result, rerender } = show(20);
  const counts = [result.current];
  for (let frame = 0; frame < 5; frame += 1) {
    await nextFrame();
    counts.push(result.current);
  }
  expect(counts).toEqual([0, 4, 8, 12, 16, Number.POSITIVE_INFINITY]);
  expect(frames).toEqual([]);
  rerender({ total: 21, isInView: true });
  expect(result.current).toBe(Number.POSITIVE_INFINITY);
});

test('out of view there are none, and they begin again in view', async () => {
  const { result, rerender } = show(5);
  await nextFrame();
  rerender({ total: 5, isInView: false });
  expect(result.current).toBe(0);
  rerender({ total: 5, isInView: true });
  expect(result.current).toBe(0);
});

test('where nothing observes what is in view all are there at once', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(show(20).result.current).toBe(20);
});
