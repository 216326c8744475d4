import { todayAtStudio } from './today.js';

describe('today at the studio', () => {
  it('is already tomorrow when it is evening in London', () => {
    expect(todayAtStudio(new Date('2025-12-31T18:30:00Z'))).toBe('2026-01-01');
  });

  it('is still today one minute before midnight in Noida', () => {
    expect(todayAtStudio(new Date('2025-12-31T18:29:00Z'))).toBe('2025-12-31');
  });
});
