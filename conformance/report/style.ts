export const STYLE = `:root {
  color-scheme: light;
  font:
    16px/1.5 system-ui,
    sans-serif;
  color: #1d2430;
  background: #fff;
}

body {
  margin: 0;
}

main {
  max-width: 60rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
}

h1 {
  margin: 0.25rem 0 0.5rem;
  font-size: 1.75rem;
  line-height: 1.2;
}

h2 {
  margin: 2.5rem 0 0.25rem;
  font-size: 1.25rem;
}

p {
  margin: 0.25rem 0;
}

small,
.host,
.fact {
  color: #4d5869;
  font-weight: normal;
}

.fact,
th small {
  font-size: 0.875rem;
}

ol,
ul {
  padding-left: 1.5rem;
}

ol > li {
  margin: 0.75rem 0;
  overflow-wrap: anywhere;
}

ul.fact {
  margin: 0.25rem 0;
}

.figures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 0.75rem;
  margin: 1.5rem 0 0;
}

.figures > div {
  padding: 0.75rem 1rem;
  border: 1px solid #ccd3dd;
  border-left: 6px solid #8a94a4;
  break-inside: avoid;
}

dt {
  font-size: 0.875rem;
}

dd {
  margin: 0;
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

dd small {
  display: block;
  font-size: 0.875rem;
}

.figures > [data-outcome='passed'] {
  border-left-color: #17693f;
}

.figures > [data-outcome='warning'] {
  border-left-color: #8a5a00;
}

.figures > [data-outcome='vulnerability'] {
  border-left-color: #6b3fa0;
}

.figures > [data-outcome='failed'] {
  border-left-color: #b01e1e;
}

.critical {
  margin-left: 0.5rem;
  padding: 0.05rem 0.4rem;
  border: 1px solid #b01e1e;
  font-size: 0.8125rem;
  color: #b01e1e;
}

table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
}

th,
td {
  padding: 0.35rem 0.5rem 0.35rem 0;
  border-bottom: 1px solid #dfe4ea;
  text-align: left;
  vertical-align: top;
}

th[scope='row'] {
  font-weight: normal;
  overflow-wrap: anywhere;
}

th:nth-child(n + 3),
td:nth-child(n + 3) {
  text-align: right;
  font-variant-numeric: tabular-nums;
}

tr {
  break-inside: avoid;
}

td[data-outcome='warning'] {
  color: #8a5a00;
}

td[data-outcome='vulnerability'] {
  color: #6b3fa0;
  font-weight: 600;
}

td[data-outcome='failed'] {
  color: #b01e1e;
  font-weight: 600;
}

td[data-outcome='skipped'] {
  color: #4d5869;
}

tr[data-slow] td:nth-child(n + 4) {
  color: #b01e1e;
  font-weight: 600;
}

@media (max-width: 40rem) {
  .detail {
    display: none;
  }

  th[scope='row'] {
    min-width: 9rem;
  }
}

@page {
  margin: 15mm;
}

@media print {
  main {
    padding: 0;
    max-width: none;
  }

  main + main {
    break-before: page;
  }
}
`
