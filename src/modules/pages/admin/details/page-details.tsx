import { Drawer, Tabs, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { listReferences } from '../../tree/tree.calls.ts'
import classes from '../edit/edit.module.css'
import { LangSwitch } from '../edit/languages.tsx'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { VersionsTab } from '../versions/versions-tab.tsx'
import { type DetailsProps, GeneralTab } from './general-tab.tsx'
import { SeoTab } from './seo-tab.tsx'
import { UsesList } from './uses-list.tsx'

const TABS = ['general', 'seo', 'versions', 'uses'] as const

type Props = DetailsProps & {
  /** After a version has become the draft. */
  renew(): void
}

/** Title, address, search engines, schedule: everything of a page that is no block. */
export function PageDetails(props: Props) {
  const t = useMessages(editMessages)
  const { page, draft, editing, isReadOnly, isFixed, renew } = props
  const panels: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
    general: <GeneralTab {...props} />,
    seo: <SeoTab {...props} />,
    versions: (
      <VersionsTab
        page={page}
        lang={draft.lang}
        editing={editing}
        isReadOnly={isReadOnly || isFixed}
        renew={renew}
      />
    ),
    uses: <UsesTab id={page._id} />,
  }
  return (
    <Tabs defaultValue="general" keepMounted={false}>
      <Tabs.List aria-label={t('tabs.label')} className={classes.tabs}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Above the designer, below the windows that ask: those of its steps are opened from here too. */
const BELOW_DIALOGS = 190

/**
 * Escape pressed in the drawer, or on the page behind it while a window that closes still gives the focus
 * back there. A window above it, or an open list in it, takes its own.
 */
function isLeaving({ key, target }: KeyboardEvent, drawer: Element | null): boolean {
  if (key !== 'Escape' || !(target instanceof Element)) return false
  const over = target.closest('[role=dialog]')
  const isOurs = over === null || over === drawer || drawer?.contains(over)
  return isOurs === true && target.getAttribute('data-mantine-stop-propagation') !== 'true'
}

type DrawerProps = Props & { isOpen: boolean; onClose(): void; onLang(lang: Lang): void }

/** The same in a drawer beside the page while it is edited; everything saves itself. */
export function PageDrawer({ isOpen, onClose, onLang, ...details }: DrawerProps) {
  const t = useMessages(editMessages)
  const { close } = useDialogLabels()
  const title = useId()
  useWindowEvent('keydown', (event) => {
    const drawer = document.getElementById(title)?.closest('[role=dialog]') ?? null
    if (isOpen && isLeaving(event, drawer)) onClose()
  })
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      zIndex={BELOW_DIALOGS}
      position="right"
      size={520}
      padding="lg"
      overlayProps={{ backgroundOpacity: 0.15 }}
      classNames={{ title: classes.drawerTitle }}
      title={<span id={title}>{t('tabs.title')}</span>}
      closeButtonProps={{ 'aria-label': close }}
    >
      <LangSwitch page={details.page} lang={details.draft.lang} onChange={onLang} />
      <PageDetails {...details} />
    </Drawer>
  )
}

/** Everything that points to the page. */
function UsesTab({ id }: { id: string }) {
  const t = useMessages(editMessages)
  const found = useQuery({
    queryKey: [...PAGES, 'references', id],
    queryFn: () => call(listReferences, { params: { id } }),
  })
  return (
    <CardSection title={t('uses.title')} description={t('uses.text')}>
      <SectionQuery query={found}>
        {({ references, numDescendants }) => (
          <>
            {references.length === 0 && <Text c="dimmed">{t('uses.empty')}</Text>}
            <UsesList uses={references} />
            {numDescendants > 0 && <Text>{t('uses.below', { count: numDescendants })}</Text>}
          </>
        )}
      </SectionQuery>
    </CardSection>
  )
}
