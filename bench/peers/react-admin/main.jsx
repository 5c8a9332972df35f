/** View Applications and More Details in react-admin: the same columns, filters and number of details. */
import createDataProvider from 'ra-data-fakerest'
import {
  Admin,
  Button,
  ChipField,
  DataTable,
  DateField,
  DeleteWithConfirmButton,
  List,
  Resource,
  SearchInput,
  SelectInput,
  Show,
  ShowButton,
  SimpleShowLayout,
  TextField,
  Title,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

/** Texts of More Details besides the columns of the list: facts, steps and documents. */
const DETAILS = [
  'Next step',
  'Project start date',
  'Duration',
  'Approved amount',
  'Submitted',
  'Shortlisted',
  'HOD',
  'Dean',
  'First reviewer',
  'Second reviewer',
  'Decision',
  'Application',
  'Budget',
  'Curriculum vitae',
  'Agreement',
]

const toChoices = (names) => names.map((name) => ({ id: name, name }))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="year" source="year" alwaysOn choices={toChoices(['2024', '2025', '2026'])} />,
  <SelectInput key="status" source="Status" alwaysOn choices={toChoices(['1', '2.1', '3.1', '5.1', '5.2'])} />,
]

const ApplicationList = () => (
  <List title="View Applications" perPage={25} sort={{ field: 'submittedDate', order: 'DESC' }} filters={filters}>
    <DataTable rowClick="show">
      <DataTable.Col source="name" label="Applicant Name" />
      <DataTable.Col source="app_ID" label="Application Id" />
      <DataTable.Col source="projectTitle" label="Project Title" />
      <DataTable.Col source="submittedDate" label="Submitted Date" field={DateField} />
      <DataTable.Col source="Status" field={ChipField} />
      <DataTable.Col label="PDF">
        <Button label="PDF" />
      </DataTable.Col>
      <DataTable.Col label="Details">
        <ShowButton icon={null} label="Details" />
      </DataTable.Col>
      <DataTable.Col label="Delete">
        <DeleteWithConfirmButton icon={null} />
      </DataTable.Col>
    </DataTable>
  </List>
)

const ApplicationShow = () => (
  <Show title="More Details">
    <SimpleShowLayout>
      <TextField source="projectTitle" />
      <TextField source="app_ID" label="Application Id" />
      <ChipField source="Status" />
      <TextField source="name" label="Applicant Name" />
      <DateField source="submittedDate" />
      {DETAILS.map((label) => (
        <TextField key={label} source={label} className="detail" />
      ))}
    </SimpleShowLayout>
  </Show>
)

const response = await fetch('/ViewApplication.php')
const rows = await response.json()
const details = Object.fromEntries(DETAILS.map((label) => [label, `${label}, 12 November 2026`]))
const applications = rows.map((row) => ({ ...row, ...details, id: row.app_ID, year: row.submittedDate.slice(0, 4) }))

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={createDataProvider({ applications })} dashboard={Dashboard} disableTelemetry>
    <Resource
      name="applications"
      options={{ label: 'View Applications' }}
      list={ApplicationList}
      show={ApplicationShow}
    />
  </Admin>,
)

function Dashboard() {
  return <Title title="Dashboard" />
}
