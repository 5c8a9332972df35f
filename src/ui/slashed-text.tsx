import { Fragment } from 'react'

/** Lets a line break after a slash, where browsers do not: "Investigator/Supervisors". */
export const SlashedText = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))
