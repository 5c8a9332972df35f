import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Baseline for the home page: bare React that fetches and shows the dates. */

function Home() {
  const [dates, setDates] = useState('')
  useEffect(() => {
    const fetchDates = async () => setDates(await (await fetch('/ApplicationDates.php', { cache: 'no-store' })).text())
    void fetchDates()
  }, [])
  return (
    <main>
      <h1>Research grants of the university</h1>
      <p data-dates>{dates}</p>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Home />)
