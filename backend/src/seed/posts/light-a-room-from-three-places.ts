import type { SeedPost } from '../seed-post.js';

export const lightARoomFromThreePlaces: SeedPost = {
  heading: 'Light a room from three places',
  slug: 'light-a-room-from-three-places',
  date_at: '2025-04-12',
  short_description:
    'Twenty downlights in a false ceiling make a room bright and nobody comfortable. Three lamps at three heights do the same work, cost less and let the evening begin.',
  alt: 'A family room in the evening with a green sofa in front of lit walnut shelves',
  picture: 'evening-room.jpg',
  meta_title: 'How to light a living room from three places | Dehleez Interiors',
  meta_description:
    'Why twenty downlights make a room bright but not comfortable, and how three lamps at three heights, wired to two switches, light an ordinary living room.',
  meta_keywords: 'living room lighting, lamps, downlights, false ceiling, Noida',
  description: `
<p>Count the lights in the ceiling of a new flat. In the last one we were shown there were twenty-two in the living room alone, in two rows, like a runway. They were all on, it was eight in the evening, and the family was sitting in the kitchen.</p>
<p>They could not say why. The room was bright enough to find a needle. But nobody looks for needles after dinner.</p>
<h2>Why downlights tire you</h2>
<p>Light from straight above falls on the top of your head and leaves your eyes in shadow. It shines on the floor, which you are not looking at, and on the table, which shines back. Faces look ill. Children look up and squint.</p>
<p>Daylight, which we are used to, comes from the side.</p>
<h2>Three heights</h2>
<ol><li><strong>Low:</strong> a table lamp at the end of the sofa, its shade at the height of your eyes when you sit. You read by this one.</li><li><strong>Middle:</strong> a floor lamp or a wall lamp at about 1.5 metres, turned to the wall. It makes the room look as wide as it is.</li><li><strong>High:</strong> one pendant, or a strip hidden above the shelves. It is for finding your keys, and it is off for most of the evening.</li></ol>
<p>Put them in three corners of the room, never in a row. The eye goes from one to the next, and the room seems to have more in it.</p>
<blockquote><p>We switched the ceiling off to see what it would be like. That was in March. It has not been on since.</p></blockquote>
<h2>The wiring, which is the real work</h2>
<p>Lamps need sockets where the lamps are, and this is settled while the walls are open. We draw two sockets behind the sofa, one in each far corner and one in the middle of the longest wall, and wire the lamp sockets to a switch at the door. One press as you come in, and the room is ready.</p>
<ul><li>Bulbs of 2,700 kelvin in every lamp. One cold bulb spoils the other four</li><li>A dimmer for the pendant, if the budget has room for one</li><li>No false ceiling unless there is a duct to hide. Ten centimetres of height are worth more than a cove</li></ul>
<h3>In a flat that is already finished</h3>
<p>Start with two lamps and leave the ceiling dark for a week. If you keep reaching for the switch, note where you were sitting and what you wanted to see. That is where the third lamp belongs. Most people find that it costs less than changing the twenty-two drivers above them, which will begin to fail, one at a time, in about the fourth year.</p>`,
};
