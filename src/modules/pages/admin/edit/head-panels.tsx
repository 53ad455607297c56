import { useNavigate } from 'react-router'
import { HistoryPanel } from '#kernel/admin/edit/history/history-panel.tsx'
import { useAdminPath, useSession } from '#kernel/admin/session.tsx'
import type { Page } from '../../contract-page.ts'
import { RemoveDialog } from '../browse/remove-dialog.tsx'
import { BROWSE } from '../paths.ts'
import { FIELD_WORDS } from './fields-form.tsx'
import { HISTORY_FIELDS } from './history-fields.ts'

export type Panel = 'history' | 'remove'

type Props = { page: Page; panel: Panel | undefined; onClose(): void }

/** Who changed what, and the way to the trash. */
export function HeadPanels({ page, panel, onClose }: Props) {
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const words = FIELD_WORDS[useSession().user.lang]
  return (
    <>
      <HistoryPanel
        noun="page"
        id={page._id}
        fields={HISTORY_FIELDS}
        words={words}
        isOpen={panel === 'history'}
        onClose={onClose}
      />
      <RemoveDialog
        pages={panel === 'remove' ? [page] : []}
        onClose={onClose}
        onRemoved={async () => navigate(adminPath(BROWSE))}
      />
    </>
  )
}
