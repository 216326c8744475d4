import words from '../../content/consent.json' with { type: 'json' };

const { title, text, call } = words.question;

/** @param due by when the call comes that was asked for, while it still stands */
export function QuestionText({ due }: { due: string | null }) {
  return (
    <>
      <h2 id="question">{title}</h2>
      <p>{due ? `${text} ${call.replace('{due}', due)}` : text}</p>
    </>
  );
}
