import type { SeedPost } from '../seed-post.js';

export const kitchenCounterHeights: SeedPost = {
  heading: 'The counter is too low',
  slug: 'kitchen-counter-heights',
  date_at: '2025-09-22',
  short_description:
    'Most kitchens are built to one height. Most cooks are not. A short guide to measuring your elbow, and to the two centimetres that will save your back over the next twenty years of rotis.',
  alt: 'A hob and a brass tap set in a stone worktop, under hand-glazed tiles and oak shelves',
  picture: 'kitchen-counter.jpg',
  meta_title: 'Kitchen counter heights: how to measure yours | Dehleez Interiors',
  meta_description:
    'Kitchen counters are built to one height and cooks are not. How to measure your elbow, where to raise and lower the counter, and what it costs.',
  meta_keywords: 'kitchen counter height, modular kitchen, ergonomics, Noida',
  description: `
<p>The standard counter in a Noida flat is 820 millimetres high. Nobody remembers who decided it. It suits a cook of about 155 centimetres who does nothing but chop, and it punishes everybody else a little every day: in the lower back first, then between the shoulders, and finally in the temper.</p>
<p>We measure every cook before we draw a kitchen. It takes four minutes and a pencil mark on the wall.</p>
<h2>Measure the elbow, not the height</h2>
<p>Stand in the shoes or slippers you cook in. Let your arms hang, then bend them as if you were about to knead. Have somebody measure from the floor to the point of your elbow. That is the only number that matters, and two people of the same height can differ by four centimetres.</p>
<ul><li><strong>Chopping and rolling:</strong> elbow less 10 to 12 centimetres</li><li><strong>Kneading dough:</strong> elbow less 18 to 20 centimetres, because you push with your weight</li><li><strong>The hob:</strong> elbow less 15, so that you can see into the pressure cooker without lifting your chin</li><li><strong>The sink:</strong> elbow less 5, because the bottom of the sink is what you actually reach for</li></ul>
<p>Four tasks, four heights. No kitchen can have all of them, but nearly every kitchen can have two.</p>
<h2>Two heights are enough</h2>
<p>We usually set the run with the sink and the chopping board at the main cook's height and drop the hob by six centimetres. The step falls beside the hob, where a spoon rest or a tray of salt would be anyway, and it is edged in the same stone so that it looks like a decision rather than a mistake.</p>
<blockquote><p>My mother noticed nothing when she came to stay, except that she had stopped sitting down between rotis.</p></blockquote>
<p>That is how it should be. A counter at the right height is not something you admire. It is something you stop noticing.</p>
<h2>When two people cook</h2>
<p>Build for the one who cooks on weekdays. If the other is much taller, give them a board: a slab of timber five centimetres thick, on rubber feet, that lives upright beside the fridge. It costs less than a dinner, and it can be taken along when you move.</p>
<h3>If the kitchen is already built</h3>
<ol><li>Raise the whole run on a deeper skirting. In most modular kitchens the legs under the boxes turn.</li><li>Put the hob on a lower cabinet when the stone is next replaced.</li><li>Change the sink for a shallower one. A depth of 180 millimetres holds a kadhai as well as 230 does.</li></ol>
<p>None of these needs a mason for more than a day. Bring your elbow measurement when you come to the studio: we have a counter on a car jack, and you can roll a roti at any height you like before you decide.</p>`,
};
