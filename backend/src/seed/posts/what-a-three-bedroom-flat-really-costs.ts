import type { SeedPost } from '../seed-post.js';

export const whatAThreeBedroomFlatReallyCosts: SeedPost = {
  heading: 'What a three-bedroom flat in Noida really costs to finish, line by line',
  slug: 'what-a-three-bedroom-flat-really-costs',
  date_at: '2025-10-14',
  short_description:
    'We opened the books on three flats of the same size, finished at three budgets, to show which lines moved, which did not, and where the money you cannot see goes. The surprise is how little the sofa matters.',
  alt: 'A pale living room with a long linen sofa, low ash tables and a tall window',
  picture: 'pale-living-room.jpg',
  pictureInText: 'samples.jpg',
  meta_title: 'What a three-bedroom flat in Noida really costs | Dehleez Interiors',
  meta_description:
    'Three flats of the same size, finished at three budgets, compared line by line: which costs moved, which did not, and where to save without noticing.',
  meta_keywords: 'interior design cost, Noida, three-bedroom flat, budget',
  description: `
<p>People ask us what a flat costs to finish, and the trade has taught them to expect a figure per square foot. It is a convenient number and it explains nothing. So last winter we took three flats of about 1,450 square feet, all built by us in the past two years, and laid their final bills next to one another.</p>
<p>The families will not mind being called A, B and C. A spent the least, C a little more than twice as much. All three had the same drawings to begin with, adjusted for who they are.</p>
<h2>The lines that hardly moved</h2>
<p>Civil work, wiring and plumbing were within nine per cent of each other. A socket costs what a socket costs. This is the part of the bill that nobody sees and everybody pays, and no amount of restraint in the showroom will change it.</p>
<ul><li>Wiring and points: almost identical in all three</li><li>Waterproofing: the same product, the same two coats</li><li>Labour for tiling: the same rate, although the tiles were not the same</li></ul>
<h2>The lines that did</h2>
<p>The kitchen was the largest difference. Family A has plain board with a pressed laminate and good runners. Family C has veneer, stone and a tap that talks to the water filter. Both kitchens have the same plan, the same counter height and the same drawers, because those were drawn before anyone had chosen a finish.</p>
<blockquote><p>If you save on the runner you will think of it every morning. If you save on the door you will have forgotten by Diwali.</p></blockquote>
<p>The second difference was light. Not the lamps, which are a small line in every bill, but the number of points they are wired to. C has forty-one. A and B have nineteen, with lamps on walls, on tables and over the dining table, and their electrician went home a week early.</p>
<figure><img src="{picture}" alt="Samples of stone, timber, tile and fabric laid out on an oak table beside a drawing"><figcaption>Samples for the three specifications, mixed up on the studio table.</figcaption></figure>
<h2>Where to spend, if you can spend in one place</h2>
<ol><li><strong>Hardware.</strong> Hinges, runners, handles. You touch them forty times a day.</li><li><strong>The plan.</strong> Moving a door before the wall is built is almost free.</li><li><strong>One good chair.</strong> It will leave with you when the flat does not.</li></ol>
<h3>And where not to</h3>
<p>Feature walls. Mirrored wardrobes. A second television. The curtain in the room nobody enters. Add those four lines together and, in two of our three flats, they would have paid for the kitchen.</p>
<p>If you would like to see the full sheet, it hangs in the studio next to the kettle. Come on a Saturday, or <a href="/contact-us">write to us</a> and we will go through it with your own plan.</p>`,
};
