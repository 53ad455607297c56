import { useDraggable, useDroppable } from '@dnd-kit/react'
import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconGripVertical, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useSiteLanguages } from '#kernel/admin/use-site-languages.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Page } from '../../contract-page.ts'
import { PageStatus, toneOf, useStageWords } from '../edit/page-status.tsx'
import { browseMessages } from '../messages.ts'
import { pagePath } from '../paths.ts'
import type { Side } from '../tree/tree-moves.ts'
import type { TreeRow } from '../tree/tree-rows.ts'
import classes from './page-row.module.css'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

type Props = RowMenuProps & {
  row: TreeRow<Page>
  isChosen: boolean
  /** Where the page that is being dragged would go. */
  drop: Side | undefined
  isMovable: boolean
  /** Others can be put before, after or into it. */
  isTarget: boolean
  onChoose(): void
  onToggle(): void
}

export function PageRow(props: Props) {
  const { row, isChosen, drop, isMovable, isTarget, onChoose, onToggle, ...menu } = props
  const { page, level } = row
  const t = useMessages(browseMessages)
  const draggable = useDraggable({ id: page._id, disabled: !isMovable })
  const droppable = useDroppable({ id: page._id, disabled: !isTarget })
  const adminPath = useAdminPath()
  const title = page.title || page.route
  const state = page.languages.de ?? page.languages.en
  return (
    <li
      ref={(element) => {
        draggable.ref(element)
        droppable.ref(element)
      }}
      className={classes.row}
      data-page={page._id}
      data-level={Math.min(level, 8)}
      data-drop={drop}
      data-chosen={isChosen || undefined}
      data-dragged={draggable.isDragSource || undefined}
    >
      {isMovable && (
        <ActionIcon
          ref={draggable.handleRef}
          variant="subtle"
          size="md"
          tabIndex={-1}
          className={classes.grip}
          aria-label={t('row.drag', { title })}
        >
          <IconGripVertical {...SMALL_ICON} />
        </ActionIcon>
      )}
      <Checkbox
        className={classes.check}
        checked={isChosen}
        aria-label={t('row.choose', { title })}
        onChange={onChoose}
      />
      <span className={classes.name}>
        <Toggle row={row} onToggle={onToggle} />
        <Link to={adminPath(pagePath(page._id))} className={classes.title} draggable={false}>
          {title}
        </Link>
        {level > 1 && <VisuallyHidden>{t('row.level', { level })}</VisuallyHidden>}
        {page.access.kind !== 'public' && (
          <span title={t('row.protected')} className={classes.lock}>
            <IconLock size={14} stroke={1.75} role="img" aria-label={t('row.protected')} />
          </span>
        )}
      </span>
      <span className={classes.address}>{page.route}</span>
      <span className={classes.status}>
        <PageStatus state={state} />
      </span>
      <MenuMark page={page} />
      <LangChips page={page} />
      <RowMenu {...menu} />
    </li>
  )
}

function Toggle({ row, onToggle }: Pick<Props, 'row' | 'onToggle'>) {
  const t = useMessages(browseMessages)
  const { page, hasChildren, isOpen } = row
  if (!hasChildren) return <span className={classes.noToggle} />
  return (
    <ActionIcon
      variant="subtle"
      size="sm"
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'row.close' : 'row.open', { title: page.title })}
      onClick={onToggle}
    >
      <IconChevronRight {...SMALL_ICON} />
    </ActionIcon>
  )
}

function MenuMark({ page }: { page: Page }) {
  const t = useMessages(browseMessages)
  const places = [page.showInMenu && t('row.inMenu'), page.showInFooter && t('row.inFooter')]
  const shown = places.filter(Boolean).join(', ')
  return (
    <span className={classes.place} data-none={shown === '' || undefined}>
      {shown || t('row.notInMenu')}
    </span>
  )
}

/** The languages of a page, each with how it stands; a click opens that one. */
function LangChips({ page }: { page: Page }) {
  const t = useMessages(browseMessages)
  const say = useStageWords()
  const adminPath = useAdminPath()
  const languages = useSiteLanguages(page.languages)
  return (
    <span className={classes.chips}>
      {languages.map((lang) => {
        const state = page.languages[lang]
        const words = t('lang.chip', { lang: t(`lang.${lang}`), status: say(state) })
        return (
          <Tooltip key={lang} label={words}>
            <Link
              to={adminPath(pagePath(page._id, lang))}
              className={classes.chip}
              data-tone={toneOf(state)}
              data-missing={state === undefined || undefined}
              aria-label={words}
            >
              {lang}
            </Link>
          </Tooltip>
        )
      })}
    </span>
  )
}
