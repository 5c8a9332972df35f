/** Creates bodies like the legacy host's: every column is a text (docs/host.md#numbers-as-text). */

/** Has unequal frequencies, so that each filter finds a different number of rows. */
const STATUSES = ['1', '2.1', '3.1', '1', '5.1', '2.2', '1', '3.2', '5.2', '5.1', '2.1']
const TOPICS = ['Seed banks', 'Tank cascades', 'Palm-leaf manuscripts', 'Dengue', 'Peat swamps', 'Rice', 'මුල් පිටපත']
const SUBJECTS = ['montane forests', 'the Dry Zone', 'Batticaloa', 'village memory', 'Élan and coast', 'தமிழ் நூல்கள்']
const METHODS = ['a survey', 'satellite images', 'forty years of records', 'field plots', 'oral history']
const FIRST_NAMES = ['Nirmala', 'Ruwan', 'Fathima', 'Kasun', 'Thivya', 'Dilani', 'José', 'Sanjeewa']
const LAST_NAMES = ['Jayawardhana', 'Perera', 'Rahman', 'Silva', 'Nadarajah', 'Fernando', 'Wickramasinghe']

/** @type {<Item>(items: readonly Item[], index: number) => Item} */
const getCyclic = (items, index) => /** @type {never} */ (items[index % items.length])

/** @param {number} index */
function createRow(index) {
  const day = String((index % 28) + 1).padStart(2, '0')
  const month = String((index % 11) + 1).padStart(2, '0')
  return {
    app_ID: String(index + 1),
    projectTitle: `${getCyclic(TOPICS, index * 5)} of ${getCyclic(SUBJECTS, index * 7 + 3)}: ${getCyclic(METHODS, index)} ${index}`,
    submittedDate: `${2024 + (index % 3)}-${month}-${day} 09:30:00`,
    name: `${getCyclic(FIRST_NAMES, index * 3)} ${getCyclic(LAST_NAMES, index * 11 + 1)}`,
    Status: getCyclic(STATUSES, index),
  }
}

/** Returns a list of applications, newest first. @param {number} count */
export const createListBody = (count) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => createRow(count - 1 - index)))
