import { test } from './fixtures.ts';
import './staff-studio-contact.ts';
import './staff-studio-rows.ts';
import './staff-studio-versions.ts';

// One after the other in one worker, which starts one site: all of them change the same words.
test.describe.configure({ mode: 'default' });
