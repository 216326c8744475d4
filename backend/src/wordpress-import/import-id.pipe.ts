import { IdPipe } from '../publication/id.pipe.js';
import { importNotFound } from './import.repository.js';

export const importIdPipe = new IdPipe(importNotFound);
