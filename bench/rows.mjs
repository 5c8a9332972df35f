/** Bodies as a plain query of the legacy host writes them: every column is a text (docs/host.md#numbers-as-text). */

/** Unequal frequencies, so that each filter finds a different number. */
const STATUSES = ['1', '2.1', '3.1', '1', '5.1', '2.2', '1', '3.2', '5.2', '5.1', '2.1']
const TOPICS = ['Seed banks', 'Tank cascades', 'Palm-leaf manuscripts', 'Dengue', 'Peat swamps', 'Rice', 'මුල් පිටපත']
const PLACES = ['montane forests', 'the Dry Zone', 'Batticaloa', 'village memory', 'Élan and coast', 'தமிழ் நூல்கள்']
const MEANS = ['a survey', 'satellite images', 'forty years of records', 'field plots', 'oral history']
const FIRST = ['Nirmala', 'Ruwan', 'Fathima', 'Kasun', 'Thivya', 'Dilani', 'José', 'Sanjeewa']
const LAST = ['Jayawardhana', 'Perera', 'Rahman', 'Silva', 'Nadarajah', 'Fernando', 'Wickramasinghe']

/** @type {<Item>(items: readonly Item[], index: number) => Item} */
const at = (items, index) => /** @type {never} */ (items[index % items.length])

/** @param {number} index */
function rowOf(index) {
  const day = String((index % 28) + 1).padStart(2, '0')
  const month = String((index % 11) + 1).padStart(2, '0')
  return {
    app_ID: String(index + 1),
    projectTitle: `${at(TOPICS, index * 5)} of ${at(PLACES, index * 7 + 3)}: ${at(MEANS, index)} ${index}`,
    submittedDate: `${2024 + (index % 3)}-${month}-${day} 09:30:00`,
    name: `${at(FIRST, index * 3)} ${at(LAST, index * 11 + 1)}`,
    Status: at(STATUSES, index),
  }
}

/** Returns a list of applications, newest first. @param {number} count */
export const listBody = (count) => JSON.stringify(Array.from({ length: count }, (_, index) => rowOf(count - 1 - index)))
