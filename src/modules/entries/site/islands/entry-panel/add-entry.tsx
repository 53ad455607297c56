import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import { createEntry } from '../../../contract.ts'
import { staffTexts } from '../../../staff-texts.ts'

/** Lists of entries: those of blocks, and the page of all news. */
const LISTS = 'section.entries, .page.news'

/** A new entry is called 'Titel' and has placeholder content (specification, section 9). */
export function AddEntry({ lang }: { lang: Lang }) {
  const places = useListPlaces()
  return places.map((place) => createPortal(<AddControl lang={lang} />, place))
}

function AddControl({ lang }: { lang: Lang }) {
  const t = translator(staffTexts, lang)
  const [hasFailed, setFailed] = useState(false)
  const add = async () => {
    try {
      const { entry } = await call(createEntry, { body: { lang } })
      location.assign(adminAddress(`entries/edit/${entry[0]?._id ?? ''}`))
    } catch {
      // Whatever the reason, the words say what to do; nothing was written.
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className="staff-add" onClick={() => void add()}>
        {t('add')}
      </button>
      {hasFailed && <p role="alert">{t('failed')}</p>}
    </>
  )
}

/** A place above each list, below its heading; taken away again with the control. */
function useListPlaces(): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const made = [...document.querySelectorAll(LISTS)].map((list) => {
      const place = document.createElement('div')
      const heading = list.querySelector(':scope > header, :scope > h2')
      if (heading) heading.after(place)
      else list.prepend(place)
      return place
    })
    setPlaces(made)
    return () => {
      for (const place of made) place.remove()
    }
  }, [])
  return places
}
