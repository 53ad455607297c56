import { Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import type { MessageKey } from '#kernel/i18n/messages.ts'
import { TOKEN_NAMES } from '#ui/theme/tokens.ts'
import { messages } from '../messages.ts'
import classes from './gallery-screen.module.css'
import { Piece } from './piece.tsx'
import coloursClasses from './pieces/colours.module.css'
import { EntryListPiece } from './pieces/entry-list-piece.tsx'
import { ItemListPiece } from './pieces/item-list-piece.tsx'
import { MenuPiece } from './pieces/menu-piece.tsx'
import { ModalPiece } from './pieces/modal-piece.tsx'
import { NotificationPiece } from './pieces/notification-piece.tsx'
import { BulbPiece, GreetingPiece } from './pieces/person-pieces.tsx'
import { ProgressPiece } from './pieces/progress-piece.tsx'
import { QuotaPiece, SmallParts, TooltipPiece } from './pieces/small-pieces.tsx'
import { StatesPiece } from './pieces/states-piece.tsx'
import { ToolbarPiece } from './pieces/toolbar-piece.tsx'
import { TypeScale } from './pieces/type-scale.tsx'

type PieceEntry = { name: string; label: MessageKey<typeof messages>; Component: ComponentType }

const PIECES: readonly PieceEntry[] = [
  { name: 'colours', label: 'pieces.colours', Component: Colours },
  { name: 'type', label: 'pieces.type', Component: TypeScale },
  { name: 'item-list', label: 'pieces.itemList', Component: ItemListPiece },
  { name: 'entry-list', label: 'pieces.entryList', Component: EntryListPiece },
  { name: 'toolbar', label: 'pieces.toolbar', Component: ToolbarPiece },
  { name: 'quota', label: 'pieces.quota', Component: QuotaPiece },
  { name: 'modal', label: 'pieces.modal', Component: ModalPiece },
  { name: 'menu', label: 'pieces.menu', Component: MenuPiece },
  { name: 'greeting', label: 'pieces.greeting', Component: GreetingPiece },
  { name: 'bulb', label: 'pieces.bulb', Component: BulbPiece },
  { name: 'notification', label: 'pieces.notification', Component: NotificationPiece },
  { name: 'progress', label: 'pieces.progress', Component: ProgressPiece },
  { name: 'tooltip', label: 'pieces.tooltip', Component: TooltipPiece },
  { name: 'states', label: 'pieces.states', Component: StatesPiece },
  { name: 'small', label: 'pieces.small', Component: SmallParts },
]

/** All pieces of the interface on one page, to look at and to try. */
export function GalleryScreen() {
  const t = useMessages(messages)
  return (
    <>
      <AdminPageHead title={t('title')} />
      <Text c="dimmed" mt="-md" mb="lg">
        {t('lead')}
      </Text>
      <div className={classes.layout}>
        <div className={classes.pieces}>
          {PIECES.map(({ name, Component }) => (
            <Component key={name} />
          ))}
        </div>
        <nav className={classes.contents} aria-label={t('contents')}>
          <ul>
            {PIECES.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

function Colours() {
  const t = useMessages(messages)
  return (
    <Piece name="colours" title={t('pieces.colours')} text={t('pieces.coloursText')}>
      <ul className={coloursClasses.swatches}>
        {TOKEN_NAMES.map((name) => (
          <li key={name} className={coloursClasses.swatch}>
            <span
              className={coloursClasses.colour}
              style={{ backgroundColor: `var(--k-${name})` }}
            />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Piece>
  )
}
