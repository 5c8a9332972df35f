import { needOf, type Question } from '@/features/questions/questions'
import { publicFile } from '@/host'

export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <dl>
    {questions.map((question) => (
      <div
        key={question.label}
        className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-rule py-3 sm:grid-cols-[16rem_1fr_auto]"
      >
        <dt className="font-medium">{question.label}</dt>
        <dd className="text-ink-soft sm:order-last">{needOf(question)}</dd>
        <dd className="col-span-2 min-w-0 sm:col-span-1">
          <span>{question.answer}</span>
          {question.parts && (
            <ul className="mt-1 list-disc pl-5">
              {question.parts.map(({ label, answer }) => (
                <li key={label}>{`${label}: ${answer}`}</li>
              ))}
            </ul>
          )}
          {question.template !== undefined && (
            <p>
              <a href={publicFile(question.template)} download>{`Template: ${question.label} (Word)`}</a>
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
