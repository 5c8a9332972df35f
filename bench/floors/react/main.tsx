import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Floor for the home page: bare React that fetches and shows the dates. */

function Home() {
  const [dates, setDates] = useState('')
  useEffect(() => {
    const read = async () => setDates(await (await fetch('/ApplicationDates.php', { cache: 'no-store' })).text())
    void read()
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
