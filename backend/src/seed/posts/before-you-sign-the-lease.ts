import type { SeedPost } from '../seed-post.js';

export const beforeYouSignTheLease: SeedPost = {
  heading: 'Before you sign the lease: a test fit in one afternoon',
  slug: 'before-you-sign-the-lease',
  date_at: '2025-06-27',
  short_description:
    'An office is rented by the square foot and used by the desk. One afternoon with a tape and a floor plan tells you how many people a floor really holds, and what the lease does not mention.',
  alt: 'An open office with oak desks and green felt screens under linear lights',
  picture: 'open-office.jpg',
  meta_title: 'A test fit before you sign an office lease | Dehleez Interiors',
  meta_description:
    'How many people does an office floor really hold? What to measure in one afternoon before you sign a lease in Noida, and what to ask the landlord.',
  meta_keywords: 'office interiors, test fit, office lease, Noida, workspace planning',
  description: `
<p>Landlords sell area. Companies need desks. Between the two lie the lift lobby, the columns, the toilet you share with the floor below and a balcony that somebody has counted as office. We have seen a floor of 5,000 square feet seat sixty people, and another of the same size, in the same sector, stop at thirty-eight.</p>
<p>A test fit tells you which one you are standing in. It takes an afternoon, and it should happen before anyone talks about rent.</p>
<h2>What to bring</h2>
<ul><li>A laser measure, or a tape and a patient colleague</li><li>The landlord's plan, which will be wrong by the thickness of a wall somewhere</li><li>A list of your people: how many sit all day, how many come on two days, how many only talk</li></ul>
<h2>What to measure</h2>
<p>Ignore the total. Measure the distance between columns, from the windows to the core, and from the floor to the lowest beam or duct. Desks come in rows 1,600 deep with 1,500 behind them for chairs and passing. If the space between two columns takes two rows and a half, you have paid for the half and will keep a printer in it.</p>
<p>Then count the things that must touch a wall: the server rack, the pantry with its water and drain, and the electrical panel. They choose their own places, and everything else arranges itself around them.</p>
<blockquote><p>We had liked the corner with the view. The plan showed that the pantry drain could only ever go there.</p></blockquote>
<h2>What the lease does not mention</h2>
<ol><li><strong>Power.</strong> Ask for the sanctioned load in kilowatts, in writing. Raising it takes months.</li><li><strong>Air.</strong> Who runs the cooling after seven in the evening, and at what price an hour?</li><li><strong>Exits.</strong> A second staircase that is locked at night is not a second staircase.</li><li><strong>The lift.</strong> Measure it. A meeting table of 2,400 goes up the stairs or not at all.</li></ol>
<h2>What comes out of it</h2>
<p>One sheet, drawn to scale, with every desk on it and a number at the bottom. If the number is what you need today, the floor is too small, because you are planning for a lease of five years. Look for a fifth more than that.</p>
<h3>A rule that has held so far</h3>
<p>Allow 70 square feet for a person who sits all day, 12 for each seat in a meeting room, and 250 for the pantry however small the company is, since that is where it will actually meet. Add the passages and you will be close enough to know whether to go on talking.</p>
<p>Send us the plan and the head count, and we will draw the sheet with you before you make an offer. <a href="/contact-us">Tell us where the office is</a>.</p>`,
};
