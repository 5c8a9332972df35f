/** Printed by the scripts that start the mock or the PHP host, which have the same people. */
export const DEMO_PEOPLE = `  Demo people (password of all: demo1234)
    applicant@demo.urc    an applicant with applications in several states
    applicant2@demo.urc   another applicant
    newcomer@demo.urc     an applicant who has not applied yet
    admin@demo.urc        the council's secretary (Admin)
    urc@demo.urc          the director (urc)`
