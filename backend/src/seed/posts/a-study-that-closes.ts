import type { SeedPost } from '../seed-post.js';

export const aStudyThatCloses: SeedPost = {
  heading: 'A study that closes',
  slug: 'a-study-that-closes',
  date_at: '2025-07-18',
  short_description:
    'Working from a bedroom is a habit we kept from 2020. A door, a shelf and a socket in the right place can end the working day, and none of them needs a spare room.',
  alt: 'A study with a walnut desk in front of lit shelves',
  picture: 'walnut-study.jpg',
  meta_title: 'A study that closes: working from a flat | Dehleez Interiors',
  meta_description:
    'You do not need a spare room to end the working day at home. Where to put the desk, the door, the socket and the light in an ordinary flat.',
  meta_keywords: 'home office, study design, small flat, Noida',
  description: `
<p>In 2020 the laptop moved into the bedroom, for a fortnight. In many homes it is still there, on the dressing table, with its charger across the bed and a colleague's face where the mirror used to be. People tell us that they sleep badly, and that they answer messages at eleven because the screen is in the room.</p>
<p>The cure is not a bigger flat. It is a way of closing the day.</p>
<h2>Something must shut</h2>
<p>It need not be a room. We have built studies behind sliding panels in a passage, inside a wardrobe whose doors fold back, and on a landing with a curtain of heavy khadi. What matters is that at half past six the desk disappears, with the notebook open and the pen where you left it.</p>
<ul><li>A cupboard 1,200 wide and 550 deep holds a screen, a keyboard and a chair pushed in</li><li>Doors that fold back flat take no floor; doors that swing take the only path to the bed</li><li>Leave a gap of two centimetres at the top, or the machine will run hot behind its doors</li></ul>
<h2>The socket decides where you sit</h2>
<p>Cables are the reason desks end up in bedrooms. There was a socket there, and there was none by the window. Four sockets and one network point at desk height, on the wall you would choose in daylight, cost less than the chair. If the plaster is already closed, a flat conduit along the skirting looks better than an extension board and frightens the sweeper less.</p>
<blockquote><p>I used to close the laptop. Now I close the study. It sounds like the same thing and it is not.</p></blockquote>
<h2>Light from the side, face to the room</h2>
<p>Sit with the window at your side. Behind you it turns your face dark on every call, and in front of you it turns your eyes red by three in the afternoon. In the evening one lamp on the desk and one behind the screen are enough: a ceiling light alone puts the shadow of your hand on the page.</p>
<h3>Shelves behind, not above</h3>
<p>A shelf over the desk collects what you have not decided about. Put the books behind your chair instead. They make a calm wall for the camera, they quieten the room, and you have to get up to fetch one, which your back will count as exercise.</p>
<h2>What it took in one flat</h2>
<ol><li>A passage 1.4 metres wide, used until then for a shoe rack and a broken cycle</li><li>Two sliding panels in walnut veneer</li><li>Four sockets, one lamp, five shelves</li><li>Nine days, including the paint</li></ol>
<p>The cycle was repaired. The dressing table has its mirror back.</p>`,
};
