import type { SeedPost } from '../seed-post.js';
import { aChildsRoomThatLasts } from './a-childs-room-that-lasts.js';
import { aStudyThatCloses } from './a-study-that-closes.js';
import { beforeItRains } from './before-it-rains.js';
import { beforeYouSignTheLease } from './before-you-sign-the-lease.js';
import { choosingBetweenLaminateVeneerAndPaint } from './choosing-between-laminate-veneer-and-paint.js';
import { kitchenCounterHeights } from './kitchen-counter-heights.js';
import { lightARoomFromThreePlaces } from './light-a-room-from-three-places.js';
import { livingWithHardWater } from './living-with-hard-water.js';
import { sixHundredSquareFeet } from './six-hundred-square-feet.js';
import { theFirstTwoMetres } from './the-first-two-metres.js';
import { whatAThreeBedroomFlatReallyCosts } from './what-a-three-bedroom-flat-really-costs.js';
import { whereTheAlmirahGoes } from './where-the-almirah-goes.js';

export const allPosts: SeedPost[] = [
  whatAThreeBedroomFlatReallyCosts,
  kitchenCounterHeights,
  choosingBetweenLaminateVeneerAndPaint,
  aStudyThatCloses,
  beforeYouSignTheLease,
  livingWithHardWater,
  lightARoomFromThreePlaces,
  whereTheAlmirahGoes,
  aChildsRoomThatLasts,
  sixHundredSquareFeet,
  theFirstTwoMetres,
  beforeItRains,
];
