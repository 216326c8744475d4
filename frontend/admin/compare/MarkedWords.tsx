import type { WordPart } from './wordsBetween.ts';

interface MarkedWordsProps {
  parts: readonly WordPart[];
  /** Read out before what was added or removed. */
  marks: Record<'added' | 'removed', string>;
}

export function MarkedWords({ parts, marks }: MarkedWordsProps) {
  return parts.map(({ text, mark }, place) => {
    if (!mark) return <span key={place}>{text}</span>;
    const Mark = mark === 'added' ? 'ins' : 'del';
    return (
      <Mark key={place}>
        <span className="vh">{marks[mark]}</span>
        {text}
      </Mark>
    );
  });
}
