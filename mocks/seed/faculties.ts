import type { Store } from '../model/store'

interface FacultySeed {
  readonly facultyId: number
  readonly faculty: string
  readonly dean: string
  readonly departments: readonly (readonly [departmentId: number, department: string, head: string])[]
}

const FACULTIES: readonly FacultySeed[] = [
  {
    facultyId: 1,
    faculty: 'Faculty of Agriculture',
    dean: 'Prof. Hasanthi Medagama',
    departments: [
      [1, 'Agricultural Economics', 'Dr Lakmal Ihalagedara'],
      [2, 'Crop Science', 'Prof. Chandani Welikala'],
      [3, 'Food Science and Technology', 'Dr Farzana Mohideen'],
      [4, 'Soil Science', 'Prof. Upul Kotagama'],
    ],
  },
  {
    facultyId: 2,
    faculty: 'Faculty of Allied Health Sciences',
    dean: 'Prof. Menaka Dissawa',
    departments: [
      [5, 'Medical Laboratory Science', 'Dr Roshan Piyatilleke'],
      [6, 'Nursing', 'Dr Sumudu Hewavitharana'],
      [7, 'Physiotherapy', 'Dr Yasodha Kandiah'],
    ],
  },
  {
    facultyId: 3,
    faculty: 'Faculty of Arts',
    dean: 'Prof. Anoma Ratnawali',
    departments: [
      [8, 'Archaeology', 'Prof. Sarath Bopitiya'],
      [9, 'Economics and Statistics', 'Dr Dulani Attanapola'],
      [10, 'Geography', 'Prof. Mahinda Ovitigala'],
      [11, 'Sinhala', 'Prof. Somalatha Gunatunga'],
      [12, 'Sociology', 'Dr Rizwan Cader'],
      [13, 'Tamil', 'Prof. Kanagalingam Vettivel'],
    ],
  },
  {
    facultyId: 4,
    faculty: 'Faculty of Engineering',
    dean: 'Prof. Janaka Elvitigala',
    departments: [
      [14, 'Chemical and Process Engineering', 'Dr Nilanthi Udupihilla'],
      [15, 'Civil Engineering', 'Prof. Ranjith Kumbukage'],
      [16, 'Computer Engineering', 'Dr Ashwini Selvanathan'],
      [17, 'Electrical and Electronic Engineering', 'Dr Thilina Ambagahawatta'],
    ],
  },
  {
    facultyId: 5,
    faculty: 'Faculty of Management',
    dean: 'Prof. Priyantha Loku Hetti',
    departments: [
      [18, 'Business Finance', 'Dr Imesha Thalgaspitiya'],
      [19, 'Human Resource Management', 'Dr Naleer Marikkar'],
    ],
  },
  {
    facultyId: 6,
    faculty: 'Faculty of Medicine',
    dean: 'Prof. Lalith Munasinghage',
    departments: [
      [20, 'Community Medicine', 'Prof. Shiromi Walpitagama'],
      [21, 'Microbiology', 'Dr Vasanthi Ponnambalam'],
      [22, 'Paediatrics', 'Prof. Athula Rankothge'],
      [23, 'Pharmacology', 'Dr Gayan Tennehena'],
    ],
  },
  {
    facultyId: 7,
    faculty: 'Faculty of Science',
    dean: 'Prof. Deepthi Haputhantri',
    departments: [
      [24, 'Botany', 'Prof. Nihal Godagama'],
      [25, 'Chemistry', 'Dr Sujatha Yogarajah'],
      [26, 'Geology', 'Dr Buddhika Alawatte'],
      [27, 'Physics', 'Prof. Kumudu Imbulgoda'],
      [28, 'Statistics and Computer Science', 'Dr Hansi Kadigawe'],
      [29, 'Zoology', 'Prof. Wimal Pathberiya'],
    ],
  },
  {
    facultyId: 8,
    faculty: 'Faculty of Veterinary Medicine and Animal Science',
    dean: 'Prof. Indika Ruwanpathi',
    departments: [
      [30, 'Animal Science', 'Dr Tharanga Mahagedara'],
      [31, 'Veterinary Pathobiology', 'Prof. Zeenath Buhary'],
    ],
  },
]

export function seedFaculties(store: Store): void {
  for (const { facultyId, faculty, departments } of FACULTIES) {
    store.faculties.insert({ facultyId, faculty })
    for (const [departmentId, department] of departments)
      store.departments.insert({ departmentId, facultyId, department })
  }
}

export function getDepartment(departmentId: number) {
  for (const { facultyId, faculty, dean, departments } of FACULTIES) {
    const entry = departments.find(([id]) => id === departmentId)
    if (entry) return { facultyId, faculty, dean, department: entry[1], head: entry[2] }
  }
  throw new Error(`No faculty has a department ${departmentId}.`)
}
