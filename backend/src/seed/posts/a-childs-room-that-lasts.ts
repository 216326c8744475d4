import type { SeedPost } from '../seed-post.js';

export const aChildsRoomThatLasts: SeedPost = {
  heading: "A child's room that lasts until college",
  slug: 'a-childs-room-that-lasts',
  date_at: '2025-02-08',
  short_description:
    'The rocket bed is outgrown in three years. Build the walls, the sockets and the bed for an adult, and let the cushions, the rug and the pictures be six years old.',
  alt: 'A bed with a blue and white striped quilt between two lamps, two teal poufs at its foot',
  picture: 'child-room.jpg',
  meta_title: "A child's room that lasts until college | Dehleez Interiors",
  meta_description:
    "How to plan a child's room that will not have to be rebuilt: a full-size bed, a desk that comes later, washable walls and storage a child can reach.",
  meta_keywords: "children's room, kids bedroom design, study corner, Noida",
  description: `
<p>We are asked for beds in the shape of cars. We have built one. The boy was five, he loved it, and at eight he asked politely whether it could become a normal bed, because his friends were coming. It could not. The car went to a cousin in Ghaziabad and the carpenter came back.</p>
<p>A child has the same room for about fifteen years. It can be arranged for all of them.</p>
<h2>Build for the adult</h2>
<p>Whatever is fixed to the wall should suit somebody of eighteen: a bed of 1,050 by 1,980 at the least, a wardrobe with a full-height rail, and sockets at both sides of the bed. The room will not feel too large for a small child. Children think that everything is too large.</p>
<ul><li>A bed 400 high, so that a fall is a short one</li><li>Drawers below it that run on the floor, on castors, so that no runner can break</li><li>A desk surface 1,200 wide, drawn now and built when homework begins</li><li>Four sockets at the desk, closed with blank plates until then</li></ul>
<h2>Decorate for the child</h2>
<p>The quilt, the rug, the cushions and the pictures cost little and change often. Put all the colour there. A striped rug and two poufs that can be sat on, stacked and rolled down the passage have done more for one room we know than its painted ceiling.</p>
<blockquote><p>She chose the quilt herself. It was not the one we would have chosen. It is the only thing in the room that she tidies.</p></blockquote>
<h2>Reach</h2>
<p>At six a child reaches 1,300, and at ten 1,600. What is used every day belongs below that: hooks instead of hangers, open boxes instead of lids, and a low shelf where books stand with their covers to the front. A child who can reach the hook hangs up the bag, on most days.</p>
<h3>Walls</h3>
<p>Up to 1,200 from the floor, use a washable paint with a slight sheen, in a colour that is darker than you would like. Above it, whatever you please. Leave one stretch of wall plain for the drawings, with a picture rail of timber along the top, and accept that there will also be tape.</p>
<h2>What to leave out</h2>
<ol><li><strong>The theme.</strong> It ends on a birthday you cannot foresee.</li><li><strong>The loft bed.</strong> Fine until the first fever, when somebody has to change the sheet at three in the morning.</li><li><strong>The television.</strong> It will be asked for. It has never been thanked for.</li></ol>
<p>And leave some floor. A square of two metres with nothing on it is the most used piece of furniture in any child's room, and the only one that is free.</p>`,
};
