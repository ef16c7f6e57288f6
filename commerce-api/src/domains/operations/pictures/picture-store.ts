/** Renders pictures on first request and caches them in memory, least recently used evicted first. */
import sharp, { type Sharp } from 'sharp';

/** All networks show JPEG in link previews. */
export type PictureFormat = 'webp' | 'avif' | 'jpeg';

const CACHE_BYTES = 24 * 1024 * 1024;
/** Encoding is the API's only heavy work: never more than this at once, so that other requests stay fast. */
const AT_ONCE = 1;

export interface PictureSize {
  width: number;
  height: number;
}

/** Percent from the left and the top. */
export interface PictureFocus {
  x: number;
  y: number;
  /** Percent, from 100: a larger one leaves less of the picture in a cut. */
  zoom: number;
}

export interface LoadedPicture {
  bytes: Buffer;
  focus: PictureFocus | null;
}

export interface PictureStore {
  /** `key` names the picture permanently, at every size; `drawing` (SVG) is called only when it must be rendered. */
  get(key: string, size: PictureSize, format: PictureFormat, drawing: () => string): Promise<Buffer>;
  /**
   * The same for a photograph, or a drawing as SVG, cut to the size around its focus, or where it has none around the area that
   * draws the eye; its bytes are loaded when needed.
   */
  getPhoto(key: string, size: PictureSize, format: PictureFormat, load: () => Promise<LoadedPicture>): Promise<Buffer>;
}

/** A store with a cache of its own. Also limits what `sharp` uses in the whole process. */
export function createPictureStore(): PictureStore {
  const once = createPictureCache();
  const inTurn = createRenderQueue();
  sharp.concurrency(1);
  sharp.cache(false);

  return {
    get(key, size, format, drawing) {
      return once(`${key}-${size.width}.${format}`, async () => {
        // Drawing is the slow part and soft by nature: it is done once, small, and enlarged for every size.
        const drawn = await once(key, () => inTurn(() => sharp(Buffer.from(drawing())).png().toBuffer()));
        return inTurn(() => encode(sharp(drawn).resize(size.width, size.height, { kernel: 'cubic' }), format));
      });
    },
    getPhoto(key, size, format, load) {
      const { width, height } = size;
      return once(`${key}-${width}x${height}.${format}`, async () => {
        const { bytes, focus } = await load();
        const picture = sharp(bytes);
        const { format: source, width: wide, height: high } = await picture.metadata();
        const isDrawn = source === 'svg';
        const around = focus && picture.extract(cutAround(focus, { width: wide, height: high }, size));
        const cut = (around ?? picture).resize(width, height, { fit: 'cover', position: 'attention' });
        return inTurn(() => (isDrawn && format === 'avif' ? encodeDrawing(cut, width) : encode(cut, format)));
      });
    },
  };
}

/**
 * The cut of a picture in the proportion of a size, around its focus as CSS's `object-position` has it: the largest, or with a zoom
 * a part of it; pixels.
 */
export function cutAround(focus: PictureFocus, picture: PictureSize, size: PictureSize) {
  const scale = (Math.min(picture.width / size.width, picture.height / size.height) * 100) / focus.zoom;
  const width = Math.max(1, Math.min(picture.width, Math.round(size.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(size.height * scale)));
  const start = (share: number, all: number, part: number) => Math.round((share / 100) * (all - part));
  return { left: start(focus.x, picture.width, width), top: start(focus.y, picture.height, height), width, height };
}

/** Makes each named picture once, also for requests at the same time, and keeps it while there is space. */
function createPictureCache() {
  const cached = new Map<string, Buffer>();
  const rendering = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(name: string, picture: Buffer): Buffer {
    cached.set(name, picture);
    bytes += picture.length;
    for (const [oldest, buffer] of cached) {
      if (bytes <= CACHE_BYTES) break;
      cached.delete(oldest);
      bytes -= buffer.length;
    }
    return picture;
  }

  return function once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = cached.get(name);
    if (found) {
      cached.delete(name);
      cached.set(name, found);
      return Promise.resolve(found);
    }
    const underWay = rendering.get(name);
    if (underWay) return underWay;
    const made = make()
      .then((picture) => keep(name, picture))
      .finally(() => rendering.delete(name));
    rendering.set(name, made);
    return made;
  };
}

/** Lets `AT_ONCE` of the submitted works run, the others wait in order. */
function createRenderQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** Widest of a card: larger ones are looked at. */
const CARD_WIDTH = 640;

/**
 * Flat areas and clear lines: the second effort takes a quarter off, and a quality at which photographs would suffer a quarter
 * more. A list of 24 drawings then weighs what generated grounds do.
 */
const encodeDrawing = (picture: Sharp, width: number): Promise<Buffer> =>
  picture.avif({ quality: width <= CARD_WIDTH ? 40 : 50, effort: 2 }).toBuffer();

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 0 }).toBuffer();
  if (format === 'jpeg') return picture.flatten().jpeg({ quality: 80 }).toBuffer();
  return picture.webp({ quality: 72, effort: 1 }).toBuffer();
}
