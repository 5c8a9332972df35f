import { shorten } from '@/lib/shorten'

const MOST_SHOWN = 40

/** Shown for a link whose id is damaged. */
export const NotAnId = ({ id }: { id: string }) => (
  <span>
    <strong className="wrap-anywhere">{shorten(id, MOST_SHOWN)}</strong> is not the number of an application: the link
    was changed on its way. Open it from the e-mail again, or copy all of it into the address bar.
  </span>
)
