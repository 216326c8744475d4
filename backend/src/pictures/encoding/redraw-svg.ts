// node redraw-svg.js: reads an SVG and writes it as PNG.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Of the longer side, in pixels. */
const SIZE = 2_400;
const CSS_DPI = 72;
const MAX_PIXELS = 25_000_000;
const MAX_DPI = 100_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
sharp.concurrency(1);

const svg = await buffer(process.stdin);
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
const density = Math.min(MAX_DPI, Math.max(1, (CSS_DPI * SIZE) / Math.max(width, height)));
const drawn = sharp(svg, { density, limitInputPixels: MAX_PIXELS, failOn: 'error' });
process.stdout.write(await drawn.png({ compressionLevel: 1 }).toBuffer());
