import { useEffect, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import { translator } from '#kernel/i18n/texts.ts'
import { adminAddress } from '#kernel/site/browser/admin-address.ts'
import { type Place, StaffBarPart, usePlace } from '#modules/pages/site/parts.tsx'
import { readEntry } from '../../../contract.ts'
import type { EntryState } from '../../../contract-entry.ts'
import { staffTexts } from '../../../staff-texts.ts'
import { AddEntry } from './add-entry.tsx'

/** How the shown entry stands and the way to change it; a control to add one in every list. */
export function EntryPanel() {
  const place = usePlace()
  const found = useShownEntry(place)
  const t = translator(staffTexts, place.lang)
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
function useShownEntry({ path, lang }: Place): Shown | undefined {
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
