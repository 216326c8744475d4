// node scripts/make-film.ts (cuts the film of the home page for upright screens; needs Debian's ffmpeg)
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const poster = `${assets}photographs/hero/poster-mobile.jpg`;
const film = `${assets}film/hero.mp4`;
const SIZE = '544x816';
/** Seconds of the film between its first scene, which the poster takes the place of, and its last fade. */
const [BEGIN, END] = [3.25, 13.25];
const OPENING = 2.75;
const FADE = 0.5;

/** The poster's colours are those of JPEG files, a film's are not. */
const COLOURS = 'flags=lanczos:out_color_matrix=bt709:out_range=tv';
const scaled = `scale=${SIZE}:${COLOURS},setsar=1,format=yuv420p`;
const fade = (offset: number) => `xfade=duration=${FADE}:offset=${offset}`;
const opening = OPENING - FADE;
const closing = opening + END - BEGIN - FADE;
/** Begins and ends with the poster, so that nothing jumps when it starts or starts again. */
const pictures = [
  `[0]scale=2176x3264:${COLOURS},zoompan=z='1+0.03*on/66':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=66:s=${SIZE}:fps=24,setsar=1,format=yuv420p[opening]`,
  `[1:v]trim=${BEGIN}:${END},setpts=PTS-STARTPTS,crop=720:1080:600:0,${scaled},fps=24[rooms]`,
  `[0]${scaled},loop=12:1,setpts=N/24/TB,fps=24,trim=duration=${FADE}[closing]`,
  `[opening][rooms]${fade(opening)}[both]`,
  `[both][closing]${fade(closing)},format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709[film]`,
];

/** AV1 for the many, H.264 for the rest, at a level that old decoders take. */
const formats = {
  'hero-upright.webm': '-c:v libsvtav1 -preset 4 -crf 36 -c:a libopus -b:a 48k',
  'hero-upright.mp4':
    '-c:v libx264 -preset veryslow -crf 27 -profile:v high -level 4.0 -c:a aac -b:a 64k -movflags +faststart',
};

for (const [name, format] of Object.entries(formats)) {
  const inputs = ['-i', poster, '-i', film, '-filter_complex', pictures.join(';')];
  const outputs = [
    '-map',
    '[film]',
    '-map',
    '1:a',
    '-t',
    String(closing + FADE),
    '-g',
    '240',
    ...format.split(' '),
  ];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...outputs, `${assets}film/${name}`], {
    stdio: 'inherit',
  });
}
