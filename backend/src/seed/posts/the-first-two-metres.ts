import type { SeedPost } from '../seed-post.js';

export const theFirstTwoMetres: SeedPost = {
  heading: 'The first two metres: an entrance that takes your shoes',
  slug: 'the-first-two-metres',
  date_at: '2024-12-05',
  short_description:
    'Shoes, keys, parcels, a wet umbrella and a guest, all at once, in two square metres. How to plan the part of the house that everyone uses and nobody draws.',
  alt: 'A pale entrance with an oak console and a round mirror in an arched recess',
  picture: 'entrance.jpg',
  meta_title: 'Planning an entrance: shoes, keys and a seat | Dehleez Interiors',
  meta_description:
    'A bench, a hook, a tray and a floor that can be wiped: how to plan the first two metres inside the front door of a flat, and what to keep out of them.',
  meta_keywords: 'entrance design, foyer, shoe storage, dehleez, Noida',
  description: `
<p>Our name is the Urdu word for a threshold, so we are bound to have opinions about this. The dehleez is the strip between outside and in where a family stops being strangers. In most flats it is also where eleven pairs of slippers lie in a heap, and the guest has to choose between stepping on them and stepping over.</p>
<p>Two metres are enough, if every one of these has its place.</p>
<h2>Sit</h2>
<p>A bench 420 high and 900 long, near enough to the door that you can reach it in one step. It need not be deep: 350 will do, since nobody stays. Without one, people lean on the wall with a hand, and you can tell from the paint how many years they have lived there.</p>
<h2>Leave the shoes</h2>
<p>Count the pairs that are in use this week, not the pairs you own. Four people have about ten. They belong below the bench or in a cupboard on the other side, with gaps for air at the top and the bottom. The rest can live with the suitcases.</p>
<ul><li>A tipping cupboard is 180 deep and fits behind an open door</li><li>Slatted shelves let the sand fall through to a tray that can be emptied</li><li>A stone or terrazzo floor up to the first room, and timber only beyond it</li></ul>
<h2>Put things down</h2>
<p>Keys, post, the phone, a packet from the courier. A console 250 deep at the height of your elbow, with a shallow bowl, takes them all. One drawer is for the things that are on their way out again. Two drawers become storage, and storage at the door is where batteries go to die.</p>
<blockquote><p>We no longer look for the keys. I had not known how much of the morning that was.</p></blockquote>
<h2>See yourself, and who is there</h2>
<p>Hang the mirror where you pass it on your way out, never opposite the door, where it startles the postman. Put the lamp beside it rather than above. And fit a switch that can be found in the dark with a bag in each hand: 1,000 from the floor, on the handle side, with a small light in it.</p>
<h3>Monsoon rules</h3>
<ol><li>A hook for the umbrella over the stone, not over the bench.</li><li>A mat as wide as the door, sunk level with the floor so that the door clears it.</li><li>A socket at the skirting, for the fan that dries the school shoes overnight.</li></ol>
<h2>What to keep out</h2>
<p>The cycle, the gas cylinder, and the carton with the old mixer that is going back to the shop. An entrance stays clear only if the house has somewhere else for these, so draw that place first. Then make the first two metres as plain as you can. Whoever comes in brings enough with them.</p>`,
};
