import { branding } from '@/branding'
import type { Store } from '../model/store'

/** Password of all demo people. It protects nothing: the mock host stores everything on this device only. */
export const DEMO_PASSWORD = 'demo1234'

/** Values of the first step of the form. `name` is the one on the application. */
export interface Academic {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly title: 'Mr' | 'Mrs' | 'Miss' | 'Rev' | 'Dr' | 'Prof'
  readonly name: string
  readonly department: number
  readonly phone: string
  readonly position: string
  readonly degree: string
  readonly year: string
  readonly field: string
}

export const nirmala: Academic = {
  id: 1,
  firstName: 'Nirmala',
  lastName: 'Jayawardhana',
  email: 'applicant@demo.urc',
  title: 'Dr',
  name: 'Nirmala Jayawardhana',
  department: 24,
  phone: '0700000101',
  position: 'Senior Lecturer, Grade I',
  degree: 'PhD',
  year: '2012',
  field: 'Plant ecology',
}

export const kavindu: Academic = {
  id: 2,
  firstName: 'Kavindu',
  lastName: 'Senanayake',
  email: 'applicant2@demo.urc',
  title: 'Dr',
  name: 'Kavindu Senanayake',
  department: 20,
  phone: '0700000102',
  position: 'Senior Lecturer, Grade II',
  degree: 'MD',
  year: '2015',
  field: 'Public health',
}

export const ayesha: Academic = {
  id: 5,
  firstName: 'Ayesha',
  lastName: 'Rahim',
  email: 'newcomer@demo.urc',
  title: 'Miss',
  name: 'Ayesha Rahim',
  department: 16,
  phone: '0700000105',
  position: 'Lecturer (Probationary)',
  degree: 'MSc',
  year: '2023',
  field: 'Computer vision',
}

export const sunil: Academic = {
  id: 6,
  firstName: 'Sunil',
  lastName: 'Bandara',
  email: 'sunil.bandara@samanala.example',
  title: 'Prof',
  name: 'සුනිල් බණ්ඩාර',
  department: 11,
  phone: '0700000106',
  position: 'Professor',
  degree: 'PhD',
  year: '1998',
  field: 'Sinhala literature',
}

export const priya: Academic = {
  id: 7,
  firstName: 'Priya',
  lastName: 'Sivakumar',
  email: 'priya.sivakumar@samanala.example',
  title: 'Dr',
  name: 'சிவகுமார் பிரியா',
  department: 10,
  phone: '0700000107',
  position: 'Senior Lecturer, Grade II',
  degree: 'PhD',
  year: '2016',
  field: 'Hydrology',
}

export const ruwan: Academic = {
  id: 8,
  firstName: 'Ruwan',
  lastName: 'Hettige',
  email: 'ruwan.hettige@samanala.example',
  title: 'Dr',
  name: 'Ruwan Hettige',
  department: 15,
  phone: '0700000108',
  position: 'Senior Lecturer, Grade I',
  degree: 'PhD',
  year: '2009',
  field: 'Building physics',
}

export const fathima: Academic = {
  id: 9,
  firstName: 'Fathima',
  lastName: 'Nizam',
  email: 'fathima.nizam@samanala.example',
  title: 'Dr',
  name: 'Fathima Nizam',
  department: 21,
  phone: '0700000109',
  position: 'Senior Lecturer, Grade II',
  degree: 'MBBS, PhD',
  year: '2017',
  field: 'Antimicrobial resistance',
}

export const dilshan: Academic = {
  id: 10,
  firstName: 'Dilshan',
  lastName: 'Wickramage',
  email: 'dilshan.wickramage@samanala.example',
  title: 'Mr',
  name: 'Dilshan Wickramage',
  department: 4,
  phone: '0700000110',
  position: 'Lecturer',
  degree: 'MPhil',
  year: '2020',
  field: 'Soil chemistry',
}

export const anjali: Academic = {
  id: 11,
  firstName: 'Anjali',
  lastName: 'Thevarajah',
  email: 'anjali.thevarajah@samanala.example',
  title: 'Mrs',
  name: 'Anjali Thevarajah',
  department: 6,
  phone: '0700000111',
  position: 'Lecturer',
  degree: 'MSc (Nursing)',
  year: '2019',
  field: 'Geriatric nursing',
}

export const vipula: Academic = {
  id: 12,
  firstName: 'Vipula',
  lastName: 'Thero',
  email: 'vipula.thero@samanala.example',
  title: 'Rev',
  name: 'Galgamuwe Vipula',
  department: 8,
  phone: '0700000112',
  position: 'Senior Lecturer, Grade I',
  degree: 'PhD',
  year: '2011',
  field: 'Epigraphy',
}

/** Everybody with applications. Ayesha has none, to show empty lists. */
export const APPLICANTS = [nirmala, kavindu, sunil, priya, ruwan, fathima, dilshan, anjali, vipula] as const

const STAFF = [
  { id: 3, firstName: 'Ruwani', lastName: 'Gamage', email: 'admin@demo.urc', role: 'Admin' },
  { id: 4, firstName: 'Samadhi', lastName: 'Ranaweli', email: 'urc@demo.urc', role: 'urc' },
] as const

export function seedPeople(store: Store): void {
  for (const { id, firstName, lastName, email } of [...APPLICANTS, ayesha]) {
    store.people.insert({ id, firstName, lastName, email, password: DEMO_PASSWORD, role: 'Applicant' })
  }
  for (const person of STAFF) store.people.insert({ ...person, password: DEMO_PASSWORD })
}

export function createProfile(academic: Academic, facultyId: number) {
  const { title, name, department, email, phone, position, degree, year, field } = academic
  return {
    title,
    name,
    faculty: String(facultyId),
    department: String(department),
    email,
    phone,
    position,
    degree,
    university: branding.university,
    year,
    field,
  }
}
