import type { SeedPost } from '../seed-post.js';

export const choosingBetweenLaminateVeneerAndPaint: SeedPost = {
  heading: 'Laminate, veneer or paint: choosing what your cupboards will wear',
  slug: 'choosing-between-laminate-veneer-and-paint',
  date_at: '2025-08-30',
  short_description:
    'Three honest finishes with three different ways of growing old. We put samples of each in our own pantry for two years, next to the kettle and in the path of the morning sun. Here is how they look now.',
  alt: 'Sage painted cupboards and cane doors around a hob, with soft green tiles',
  picture: 'sage-kitchen.jpg',
  meta_title: 'Laminate, veneer or paint for cupboards | Dehleez Interiors',
  meta_description:
    'Laminate, veneer and paint compared after two years beside a kettle and in the morning sun: how each one ages, what it costs and where it belongs.',
  meta_keywords: 'laminate, veneer, painted cupboards, wardrobe finishes, Noida',
  description: `
<p>Two years ago we screwed nine sample doors to the pantry wall in the studio. Three were laminate, three were veneer under a polyurethane coat, and three were painted board. They hung beside the kettle, in the path of the morning sun, at the height where eleven people put their elbows. Nobody was told to be careful.</p>
<p>Last month we took them down and looked at them in daylight.</p>
<h2>Laminate: unchanged, and that is all</h2>
<p>The laminate doors looked the way they did on the first day. Turmeric wiped off, the steam did nothing, and a key left no mark. What gave them away were the edges. One strip had lifted by a hair's breadth where the kettle steamed it, and once an edge lifts it never lies down again.</p>
<ul><li>Best for kitchens, children's rooms and anything that is rented out</li><li>Ask for edge strips two millimetres thick, pressed by machine and not by hand</li><li>Cannot be repaired: a chipped door is a new door</li></ul>
<h2>Veneer: the one that moved</h2>
<p>Veneer is timber, and timber takes the sun. The three doors had turned two shades warmer, except for a pale rectangle where somebody had stuck a holiday list. This is not damage, but you should know about it before you hang a picture on a wardrobe.</p>
<p>The coat had held. Water rings came off with a damp cloth, and the one deep scratch was sanded and touched up in twenty minutes.</p>
<blockquote><p>Choose veneer if you would like the wardrobe to look ten years old in ten years, and paint if you would rather it looked new every five.</p></blockquote>
<h2>Paint: the one that can start again</h2>
<p>The painted doors showed the most. There were thumb marks round the handle, a chip at the bottom corner, and a faint bloom from the steam. They were also the only ones that could be made new: a day of sanding, two coats, and nobody would know.</p>
<p>Paint is also the only finish of the three with every colour in it. The sage kitchen in Sector 79 could not have been made in laminate, because the green we wanted was in no catalogue.</p>
<h2>How we decide</h2>
<ol><li><strong>Who touches it?</strong> Small hands and wet hands mean laminate.</li><li><strong>Where is the sun?</strong> West-facing rooms fade veneer unevenly. Turn the grain doors to the inside walls.</li><li><strong>How long will you stay?</strong> Under five years, do not pay for timber you will leave behind.</li></ol>
<h3>The mixture most homes end up with</h3>
<p>Laminate inside every box, where nobody looks and everything spills. Paint or veneer on the doors you see from the sofa. And the money that this saves goes into the hinges, because a door that closes softly is forgiven its finish.</p>`,
};
