import type { SeedPost } from '../seed-post.js';

export const livingWithHardWater: SeedPost = {
  heading: 'Living with hard water',
  slug: 'living-with-hard-water',
  date_at: '2025-05-09',
  short_description:
    'The water in most of Noida leaves white rings on everything it touches. You can fight it every Sunday, or choose taps, stone and glass that do not mind.',
  alt: 'A bathroom with sand-coloured tiles, a freestanding tub and an oak vanity below a round mirror',
  picture: 'bathroom.jpg',
  meta_title: 'Bathrooms for hard water | Dehleez Interiors',
  meta_description:
    'Taps, tiles, stone and glass that live well with hard water in Noida, where a softener helps and where it does not, and a Sunday routine that is short.',
  meta_keywords: 'hard water, bathroom design, taps, tiles, Noida',
  description: `
<p>Fill a steel tumbler from the tap, let it dry on the drainboard, and look at it in the evening. In most sectors of Noida there will be a white ring. That ring is what your taps, your shower screen and your black granite will look like in a year, unless the bathroom was drawn with the water in mind.</p>
<p>Nobody can design the water. What it falls on is another matter.</p>
<h2>Choose surfaces that forgive</h2>
<p>Hard water leaves chalk. On anything dark, flat and shiny you will see it from the door. On anything pale, matt or lightly patterned it is still there, but you will have to look for it.</p>
<ul><li><strong>Taps:</strong> brushed brass or brushed steel. Polished chrome shows every drop and black shows every drop twice</li><li><strong>Tiles:</strong> handmade or matt, in sand, grey or green, with grout one shade darker than the tile</li><li><strong>Worktop:</strong> pale quartz or sealed limestone; never black granite around a basin</li><li><strong>Glass:</strong> as little as possible. A half-height wall keeps the splash in and never needs wiping</li></ul>
<h2>Let the water leave</h2>
<p>A drop that runs away leaves nothing behind. Slope the vanity top by two millimetres towards the basin. Tile the shower floor with a fall of one in eighty and put the drain at the wall, so that your feet are not standing in the last of the water. Mount the tap on the wall: the ring around the foot of a deck tap is the hardest one to clean.</p>
<blockquote><p>The tap looks the same as on the day we moved in. I had expected to be scrubbing it for the rest of my life.</p></blockquote>
<h2>A softener, or not</h2>
<p>A softener on the overhead tank protects the geyser and the washing machine, which is where the money is: a coat of scale two millimetres thick makes a geyser use about a tenth more current. It needs salt every few weeks and somebody who remembers to buy it.</p>
<p>If nobody in the house will remember, fit a filter on the washing machine, have the geyser descaled every second winter, and spend the rest on better taps.</p>
<h3>Before the plumber closes the wall</h3>
<ol><li>Ask for a valve in front of every fitting, so that one tap can be changed without emptying the building's line.</li><li>Keep two spare cartridges for each mixer. Models disappear.</li><li>Photograph the pipes with a tape in the picture.</li></ol>
<h2>The Sunday routine</h2>
<p>Half a cup of vinegar in a litre of warm water, on a soft cloth, along the foot of the taps and the edge of the screen. Rinse at once if you have marble, which vinegar eats. Four minutes a week does more than an afternoon every three months, and the cloth can hang behind the door.</p>`,
};
