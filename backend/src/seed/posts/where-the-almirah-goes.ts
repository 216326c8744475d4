import type { SeedPost } from '../seed-post.js';

export const whereTheAlmirahGoes: SeedPost = {
  heading: 'Where the almirah goes, and other things to settle before the bed',
  slug: 'where-the-almirah-goes',
  date_at: '2025-03-21',
  short_description:
    'A bedroom is drawn around the bed and lived in around the cupboard. Count the sarees, the quilts and the suitcases first, and the bed will find its own wall.',
  alt: 'A bedroom with a low terracotta wall behind a wide bed and a lamp on either side',
  picture: 'wardrobe.jpg',
  meta_title: 'Planning bedroom storage before the bed | Dehleez Interiors',
  meta_description:
    'How to count what a bedroom must hold, how deep and how high a wardrobe should be, and where to put the steel almirah that nobody will part with.',
  meta_keywords: 'wardrobe design, almirah, bedroom storage, Noida',
  description: `
<p>Every brief for a bedroom begins with the bed: how wide, which way the head points, where the lamps stand. Then, in the last week, a lorry arrives with a steel almirah that belonged to somebody's grandmother, and it goes in front of the window, because that is the only place left.</p>
<p>So we begin at the other end. What does the room have to hold?</p>
<h2>Count, do not estimate</h2>
<p>Give it a Sunday morning. Take everything out once and count it in kinds. People guess half of what they own, and nobody has ever guessed the quilts.</p>
<ul><li>Things that hang long: sarees, kurtas, coats. 60 to a metre of rail</li><li>Things that hang short: shirts, folded trousers. Two rails, one over the other</li><li>Things that fold: a shelf 300 high for every twelve sweaters</li><li>Things that sleep: quilts, suitcases, the wedding silver. These want depth, not reach</li></ul>
<h2>The three dimensions that matter</h2>
<p><strong>Depth.</strong> A hanger is 440 wide. Inside, 560 is right; at 500 the sleeves are caught in the door for ever. <strong>Height.</strong> Take it to the ceiling and close the gap, or you will be dusting the top of it until you move. <strong>Width of a door.</strong> 450 to 500. Wider doors sag, and they hit the bed.</p>
<blockquote><p>The drawer for bills and keys was the smallest thing on the drawing. It is the only one we open every day.</p></blockquote>
<h2>Then the wall</h2>
<p>Storage goes on the wall that is worst for everything else: the one without a window, beside the door, backing on to the bathroom. Line it through from corner to corner. One long run is quieter than two short ones, and a bed opposite a closed wall looks as though the room had been made for it.</p>
<p>If that wall is damp, keep the cupboard 40 millimetres off it, with a vent in the skirting and another at the top. Veneer forgives much. It does not forgive a wet wall in August.</p>
<h2>And the almirah itself</h2>
<ol><li>Measure it with its handles and its feet.</li><li>Draw it in from the first day, inside the run, behind a door that matches.</li><li>Keep it, locked, for the papers and the jewellery. It is a better safe than most safes.</li></ol>
<h3>A last check before the carpenter starts</h3>
<p>Open every door on the drawing, all at once, with a pencil. Then draw a person standing in front of each, holding an ironing pile. If they cannot pass behind the bed, move the bed by a hand's breadth now. It is the cheapest furniture you will ever move.</p>`,
};
