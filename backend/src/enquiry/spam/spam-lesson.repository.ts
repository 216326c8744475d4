import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../database/query-rows.js';

/** What an enquiry is an example of. */
export type Lesson = 'honest' | 'spam';

const TOTAL = '';

const lessonRow = z.object({ word: z.string(), honest: z.int(), spam: z.int() });
export type WordCount = z.infer<typeof lessonRow>;
const deletedRow = z.object({ word: z.string() });

/** The count of all lessons first is what two lessons at once wait for. */
export async function addLesson(manager: EntityManager, lesson: Lesson, words: string[]): Promise<void> {
  for (const batch of [[TOTAL], words])
    await manager.query(
      `INSERT INTO spam_lesson AS l (word, ${lesson}) SELECT word, 1 FROM unnest($1::text[]) AS word
       ON CONFLICT (word) DO UPDATE SET ${lesson} = l.${lesson} + 1, changed_at = now()`,
      [batch],
    );
}

export async function takeLessonBack(manager: EntityManager, lesson: Lesson, words: string[]): Promise<void> {
  for (const batch of [[TOTAL], words])
    await manager.query(
      `UPDATE spam_lesson SET ${lesson} = greatest(${lesson} - 1, 0) WHERE word = ANY($1)`,
      [batch],
    );
  await manager.query(`DELETE FROM spam_lesson WHERE honest + spam = 0`);
}

export async function readLessons(
  manager: EntityManager,
  words: string[],
): Promise<{ lessons: WordCount; words: WordCount[] }> {
  const sql = 'SELECT word, honest, spam FROM spam_lesson WHERE word = ANY($1)';
  const rows = await queryRows(manager, lessonRow, sql, [[TOTAL, ...words]]);
  const none = { word: TOTAL, honest: 0, spam: 0 };
  return {
    lessons: rows.find(({ word }) => word === TOTAL) ?? none,
    words: rows.filter(({ word }) => word !== TOTAL),
  };
}

/** A word of one enquiry alone could be somebody's. @param age as Postgres reads intervals */
export async function deleteRareWords(manager: EntityManager, age: string): Promise<number> {
  const sql = `DELETE FROM spam_lesson
    WHERE word <> '${TOTAL}' AND honest + spam < 2 AND changed_at < now() - $1::interval RETURNING word`;
  return (await queryRows(manager, deletedRow, sql, [age])).length;
}
