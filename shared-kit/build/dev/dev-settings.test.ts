import { readDevSettings } from './dev-settings';

describe('the arguments of a dev server', () => {
  it('mean the shop of this checkout unless they name another', () => {
    expect(readDevSettings([], {}, 'help text')).toEqual({
      port: 4300,
      shopOrigin: 'http://localhost:8080',
      isLocal: true,
    });
    expect(readDevSettings([], { PORT: '9000' }, 'help text')).toMatchObject({ shopOrigin: 'http://localhost:9000' });
    expect(
      readDevSettings(['--shell', 'https://shop.example/', '--port', '4400'], { PORT: '9000' }, 'help text'),
    ).toEqual({
      port: 4400,
      shopOrigin: 'https://shop.example',
      isLocal: false,
    });
    expect(readDevSettings(['--help'], {}, 'help text')).toBe('help');
  });

  it.each([
    [['--port', 'x'], /--port is "x"/],
    [['--port', '70000'], /--port is "70000"/],
    [['--shell', 'shop.example'], /--shell is "shop.example"/],
    [['--shell', 'https://shop.example/page/'], /--shell is/],
    [['--shel', 'https://shop.example'], /--shel/],
    [['catalog'], /catalog/],
  ])('%j are refused by name', (args, message) => {
    expect(() => readDevSettings(args, {}, 'help text')).toThrow(message);
  });
});
