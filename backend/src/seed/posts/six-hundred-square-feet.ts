import type { SeedPost } from '../seed-post.js';

export const sixHundredSquareFeet: SeedPost = {
  heading: "Six hundred square feet, and nobody in anybody's way",
  slug: 'six-hundred-square-feet',
  date_at: '2025-01-17',
  short_description:
    'A small flat is not a large one with less in it. Four people live in this one in Noida Extension, and what makes it work is a passage, two doors that slide and a table that is never moved.',
  alt: 'A small living room with a terracotta wall, a mustard sofa and a striped rug',
  picture: 'small-living-room.jpg',
  meta_title: 'A family of four in six hundred square feet | Dehleez Interiors',
  meta_description:
    'How a family of four lives in a 600 square foot flat in Noida Extension: passages before furniture, sliding doors, one fixed table and a strong colour.',
  meta_keywords: 'small flat interiors, compact living room, Noida Extension, space planning',
  description: `
<p>The flat has two bedrooms, one and a half bathrooms and a living room in which the builder had drawn an L-shaped sofa for seven. Four people were going to live there: two who work, one who is nine, and a grandmother who rises at five. The brief fitted on a bus ticket. Nobody should have to say excuse me.</p>
<h2>Passages first</h2>
<p>We drew where people walk before we drew what they sit on. From the front door to the kitchen with shopping. From the grandmother's room to the bathroom in the dark. From the sofa to the balcony with a tray. Each of these got 750 millimetres, with nothing in them, not even the corner of a rug.</p>
<p>What was left over was the furniture plan. It had room for a sofa for three and one good chair.</p>
<ul><li>750 to walk, 600 to walk sideways, 450 to be annoyed every day</li><li>A sofa with legs: you see the floor go on under it</li><li>Round corners on everything that a hip passes</li></ul>
<h2>Doors that slide</h2>
<p>A door that swings takes a square metre out of both rooms. We hung the two bedroom doors on rails along the wall, with a soft brush at the edge so that they close quietly at five in the morning. The bathroom kept its hinges and opens outwards. That gave the room back its floor.</p>
<blockquote><p>I counted once. In the old house I moved a chair eleven times a day. Here I do not move anything.</p></blockquote>
<h2>A table that stays</h2>
<p>Folding tables are bought with hope and left open. This one is round, 900 across, and fixed in its corner below a lamp. Four can eat at it, one can do sums, and since it has a single foot nobody's knees are in the way. Homework ends when the plates arrive, and no sooner.</p>
<h2>One strong wall</h2>
<p>Small rooms are painted white out of fear. White is right for the ceiling and for the wall with the window. The long wall behind the sofa is terracotta, and because it is darker it seems to stand further back. The mustard sofa in front of it was the grandmother's idea, and she was right.</p>
<h3>Where everything went</h3>
<ol><li>Suitcases over the bathroom, behind a hatch that matches the ceiling</li><li>Quilts in the window seat</li><li>Shoes in a cupboard 180 deep, beside the door, standing on their toes</li><li>The ironing board inside the wardrobe door, where it has fallen on nobody so far</li></ol>
<p>It took eleven weeks and one argument, about the television. It hangs on the wall you pass rather than the wall you face, and it is watched on Sundays.</p>`,
};
