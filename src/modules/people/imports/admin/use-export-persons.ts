import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import { downloadRows } from '#kernel/admin/browse/export/use-export.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { exportPersons } from '../export.calls.ts'

type Piece = Reply<typeof exportPersons>

/** Everyone as one file, asked for in pieces. */
export function useExportPersons() {
  const t = useMessages(adminMessages)
  const { attempt, isBusy } = useAttempt()
  const exportAs = (as: 'table' | 'cards') =>
    attempt(async () => {
      const pieces = await everyone(as)
      if (as === 'table') {
        const rows = pieces.flatMap((piece) => piece.rows)
        downloadRows('persons', rows)
      } else {
        const content = pieces.map(({ cards }) => cards).join('')
        downloadText({ name: 'persons.vcf', type: 'text/vcard;charset=utf-8', content })
      }
      const count = pieces.reduce((sum, piece) => sum + piece.count, 0)
      notify({ content: t('files.exported', { count }) })
    })
  return { exportAs, isBusy }
}

async function everyone(as: 'table' | 'cards'): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (let after: string | null = null, isOver = false; !isOver; isOver = after === null) {
    const piece: Piece = await call(exportPersons, { body: { as, after } })
    pieces.push(piece)
    after = piece.next
  }
  return pieces
}
