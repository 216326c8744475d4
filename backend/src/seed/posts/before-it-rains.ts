import type { SeedPost } from '../seed-post.js';

export const beforeItRains: SeedPost = {
  heading: 'Before it rains: ten things to check on a balcony in May',
  slug: 'before-it-rains',
  date_at: '2024-05-20',
  short_description:
    'The monsoon reaches Noida in the last days of June and finds every mistake within an hour. Ten checks for one May morning, most of them with a bucket and a torch.',
  alt: 'A balcony with two teak chairs either side of a marble table, under a woven lamp',
  picture: 'balcony.jpg',
  meta_title: 'Preparing a balcony for the monsoon | Dehleez Interiors',
  meta_description:
    'Ten checks for a balcony before the monsoon reaches Noida: slope, drain, sill, sealant, cane, teak and plants, most of them with a bucket and a torch.',
  meta_keywords: 'balcony design, monsoon, waterproofing, outdoor furniture, Noida',
  description: `
<p>The rain comes in the last days of June, usually at about four in the afternoon, and usually while the person who knows where the drain is has gone to Kanpur. In the following hour a balcony shows you everything that was done in a hurry when it was built.</p>
<p>May is the time to look. It is too hot to sit out there in any case.</p>
<h2>With a bucket</h2>
<p>Pour ten litres on the floor at the sliding door and watch. The water should leave without being asked. If it waits in the middle, the slope is wrong. If it comes towards you, stop, fetch a towel, and call somebody before June.</p>
<ol><li><strong>Slope.</strong> One centimetre in a metre, away from the house.</li><li><strong>Drain.</strong> Lift the grating and put your hand in. There will be a leaf, a peg and a toy soldier.</li><li><strong>Second way out.</strong> A spout through the parapet, above floor level and below the door sill, for the day the drain is blocked.</li><li><strong>Sill.</strong> The door track has small holes on the outside. Clean them with a toothpick. They are the reason the track does not fill.</li></ol>
<h2>With a torch</h2>
<ol><li><strong>Sealant.</strong> Where the door frame meets the wall. If it is hard or has come away, cut it out and renew it; a bead over the old one lasts a month.</li><li><strong>Ceiling.</strong> A brown ring means that the neighbour above has not read this.</li><li><strong>Sockets.</strong> A cover with a flap, and a breaker that trips when it should. Press the test button.</li><li><strong>Railing.</strong> Look at the foot of each post. Rust begins where the water stands.</li></ol>
<blockquote><p>We found the spout behind a planter. It had been bricked up from the inside by a very tidy tenant.</p></blockquote>
<h2>With your hands</h2>
<ol><li><strong>Furniture.</strong> Teak may stay out and turn silver. Cane may not: carry it in, or it will be black by August. Cushions need a box with a lid and a gap for air.</li><li><strong>Plants.</strong> Lift the pots off the floor on feet of any kind. Palms enjoy the rain, succulents drown in it, and everything that hangs should be hung on a hook that holds three times its weight when wet.</li></ol>
<h2>If something is wrong</h2>
<p>Sealant and gratings are a morning's work. A slope that runs the wrong way means a new screed with waterproofing under it, five to seven days in dry weather, and that has to be booked before the middle of June. No honest contractor will promise you a dry screed in July.</p>
<h3>And when it comes</h3>
<p>Put two chairs under the ceiling, where the spray just fails to reach, with the small table between them. Make tea. A balcony that has been looked after in May is the best room in the house for the next ten weeks.</p>`,
};
