import { contractRows } from '@/contract'
import { NAMES } from '@/contract/names'
import { ENTRIES } from '@/domain/application/form-entries'
import { ROLES } from '@/domain/people/roles'
import { STATUS_ROWS } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'

const PHP_WORDS = `
  php warning notice fatal parse error deprecated strict standards undefined variable index offset key property array
  string int integer float bool boolean null true false object resource type value given expected must be of on in line
  unknown uncaught exception throw thrown stack trace main call to function method member stdclass mysqli result fetch
  assoc query prepare bind param execute pdo pdoexception statement sqlstate hy syntax violation integrity constraint
  general duplicate entry for column table field list unknown cannot can not could failed failure open stream such file
  or directory permission denied headers already sent output started at by include require include_path post content
  length bytes exceeds the limit maximum execution time seconds exceeded memory size exhausted allowed tried allocate
  trying access illegal division zero passing parameter argument conversion nesting level upload max filesize move
  uploaded temp tmp var www html htdocs public xampp home srv usr local lib opt inetpub wwwroot windows drive session
  start cookie json encode decode connect connection refused timed out server database sql mysql syntax near use check
  manual corresponds your version right smtp phpmailer mailer mail error html body head title doctype utf charset text
  plain application octet attachment filename inline internal forbidden unauthorized bad gateway request not found
  moved permanently here was is are has have been no a an and with from this that it you user users please try again
  invalid missing required empty provided data row rows inserted basic digest negotiate realm sid token key code saved stored updated deleted created account accounts
  success successful successfully unsuccessful login logged logout authenticated incorrect wrong already exists
  available allowed only new old current previous dear welcome id ids status pending approved rejected granted denied
  save submit submitted decision period year years month months day days week weeks am pm http https path size name
  jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october
  november december mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday`

const NOT_LETTERS = /[^\p{L}]+/u
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/u

const splitWords = (text: string): string[] => text.split(NOT_LETTERS).flatMap((run) => run.split(CAMEL_CASE))

/** Returns every text in a tree of texts. Texts with a variable part are made with an empty one. */
function listTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (typeof tree === 'function') return [String((tree as (text: string) => unknown)(''))]
  return Object.values(Object(tree)).flatMap(listTexts)
}

const KEPT_WORDS = new Set(
  [
    PHP_WORDS,
    ...listTexts(messages),
    ...contractRows.flatMap(([call, { path }]) => [call, path]),
    ...Object.keys(NAMES),
    ...ENTRIES.flatMap(({ wire, spec }) => [wire, ...(spec.options ?? [])]),
    ...ROLES,
    ...Object.values(STATUS_ROWS).map(({ label }) => label),
  ]
    .flatMap(splitWords)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== ''),
)

/** Whether PHP, SQL, the contract or the host's fixed texts use a word, so that it identifies nobody. */
export const isKeptWord = (word: string): boolean =>
  /\p{L}/u.test(word) && splitWords(word).every((part) => part === '' || KEPT_WORDS.has(part.toLowerCase()))
