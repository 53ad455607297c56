import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { call } from '#kernel/client/call.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import { type PageLocation, StaffBarPart, usePlace } from '#modules/pages/site/parts.tsx'
import { createEntry, readEntry } from '../../../contract.ts'
import type { EntryState } from '../../../contract-entry.ts'
import { staffMessages } from '../../../staff/messages.ts'

/** Lists of entries: those of blocks, and the page of all news. */
const LISTS = 'section.entries, .page.news'

/** How the shown entry stands and the way to change it; a control to add one in every list. */
export function EntryPanel() {
  const place = usePlace()
  const found = useShownEntry(place)
  const t = translator(staffMessages, place.lang)
  return (
    <>
      <AddEntry key={place.path} lang={place.lang} />
      {found && (
        <StaffBarPart place={place}>
          <span className="staff-state" data-state={stateOf(found.state)}>
            {t(`state.${stateOf(found.state)}`)}
          </span>
          <a className="staff-main" href={adminAddress(`entries/edit/${found.id}`)} data-plain="">
            {t('edit')}
          </a>
        </StaffBarPart>
      )}
    </>
  )
}

type Shown = { id: string; state: EntryState }

/** The page names its entry; how that stands is asked, because the page is the same for everyone. */
function useShownEntry({ path, lang }: PageLocation): Shown | undefined {
  const [known, setKnown] = useState<Shown & { path: string }>()
  useEffect(() => {
    const id = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry
    if (!id) return
    let isCurrent = true
    call(readEntry, { params: { id }, query: { lang } }).then(
      ({ entry: [entry] }) => {
        const state = entry?.languages[lang]
        if (isCurrent && state) setKnown({ path, id, state })
      },
      // Gone meanwhile: there is nothing left to edit.
      () => setKnown(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [path, lang])
  return known?.path === path ? known : undefined
}

function stateOf({ status, hasChanges }: EntryState) {
  return status === 'live' && hasChanges ? 'changes' : status
}

/** A new entry is called 'Titel' and has placeholder content (specification, section 9). */
function AddEntry({ lang }: { lang: Lang }) {
  const places = useListPlaces()
  return places.map((place) => createPortal(<AddControl lang={lang} />, place))
}

function AddControl({ lang }: { lang: Lang }) {
  const t = translator(staffMessages, lang)
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
