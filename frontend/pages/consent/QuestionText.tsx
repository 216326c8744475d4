import type { ConsentReceipt } from '../../api/wire.gen.ts';
import words from '../../content/consent.json' with { type: 'json' };
import { textFor } from './textFor.ts';

const { title, text, call } = words.question;

export function QuestionText({ receipt }: { receipt: ConsentReceipt }) {
  const { call_due: due } = receipt;
  return (
    <>
      <h2 id="question">{title}</h2>
      <p>
        {textFor(text, receipt)} {due && call.replace('{due}', due)}
      </p>
    </>
  );
}
