import { Tabs } from '@mantine/core'
import { IconWorldCheck } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Translate } from '#kernel/i18n/messages.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useClosed } from '../collection/actions/use-closed.ts'
import type { Collection, Item } from '../collection/collection.ts'
import { editPath } from '../collection/paths.ts'
import type { FormWords } from '../fields/words.ts'
import { useAdminPath, useCan, useMessages, useSession } from '../session.tsx'
import { Banner } from './banner.tsx'
import { EditHead } from './edit-head.tsx'
import classes from './edit-item.module.css'
import { FormScreen } from './form/form-screen.tsx'
import { useCollectionForm } from './form/use-collection-form.ts'
import type { Base } from './form/use-entry-form.ts'
import type { SaveCall } from './form/use-saving.ts'
import { DraftNotice } from './live-draft/draft-notice.tsx'
import { LockBanner } from './lock/lock-banner.tsx'
import { editMessages } from './messages.ts'
import { TrashBanner } from './trash-banner.tsx'
import { baseOf, useKeepSaved } from './use-item.ts'

const FORM = 'form'

type ItemTabsProps = {
  collection: Collection
  item: Item
  reload(): Promise<void>
  /** The form; it stays while another tab is open, so that nothing typed is lost. */
  children: ReactNode
}

type Props = {
  collection: Collection
  id: string
  item: Item
  reload(): Promise<Base>
}

/** A stored thing: head, lock, form and further tabs. */
export function EditItem({ collection, id, item, reload }: Props) {
  const t = useMessages(editMessages)
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const keep = useKeepSaved(collection)
  const form = useCollectionForm(collection)
  const free = useRef(false)
  const start = useMemo(() => baseOf(collection, item), [collection, item])
  const { save, noun } = collection
  const closed = useClosed(collection)(item)
  const settled = collection.settled?.(item) ?? []
  const isAllowed = save !== undefined && can(collection.access.edit)
  const isInTrash = collection.trash?.holds(item) === true
  const drafts = isInTrash ? undefined : draftsOf(collection, item)
  const isDraftOnly = drafts !== undefined && (closed === 'all' || drafts.of(item) !== undefined)
  const isOpen = !isInTrash && (closed !== 'all' || isDraftOnly)
  const mayEdit = isAllowed && isOpen && !collection.isSettled?.(item)

  const moved = (into: string) =>
    void navigate(adminPath(editPath(collection.paths, into)), { replace: true })
  const saved = ({ item: stored }: Base) => {
    keep(stored as Item)
    notify({ content: t(drafts?.of(stored as Item) ? 'save.draftSaved' : 'save.saved') })
  }
  const storeBy =
    (how: Collection['save']): SaveCall =>
    async ({ item: loaded, ...ask }) => {
      if (!how) throw new Error(`${collection.name} cannot save`)
      return baseOf(collection, await how({ id, loaded: loaded as Item, ...ask }))
    }
  return (
    <div className={classes.screen}>
      <EditHead collection={collection} item={item} id={id} free={free} isReadOnly={!mayEdit} />
      {isInTrash && <TrashBanner collection={collection} item={item} free={free} />}
      {isAllowed && !isInTrash && !drafts && closed && closed.length > 0 && (
        <Banner icon={<IconWorldCheck {...ICON} />} text={closedWords(t, form.words, closed)} />
      )}
      <LockBanner noun={noun} id={id} isOn={mayEdit} />
      <ItemTabs collection={collection} item={item} reload={async () => void (await reload())}>
        <FormScreen
          {...form}
          place={{ noun, id }}
          start={start}
          isReadOnly={!mayEdit}
          closed={[...(closed === 'all' || drafts ? [] : (closed ?? [])), ...settled]}
          free={free}
          save={storeBy(isDraftOnly ? drafts.save : save)}
          draft={drafts && { save: storeBy(drafts.save), isOnly: isDraftOnly }}
          notice={
            drafts &&
            ((isDirty) => (
              <DraftNotice
                collection={collection}
                drafts={drafts}
                item={item}
                reload={reload}
                isDirty={isDirty}
              />
            ))
          }
          reload={reload}
          onSaved={saved}
          onMoved={moved}
        />
      </ItemTabs>
    </div>
  )
}

/** What nobody outside sees is changed itself. */
function draftsOf({ drafts, live }: Collection, item: Item): Collection['drafts'] {
  return drafts?.of(item) || live?.(item) !== undefined ? drafts : undefined
}

type Closed = 'all' | readonly string[]

function closedWords(t: Translate<typeof editMessages>, words: FormWords, closed: Closed): string {
  if (closed === 'all') return t('live.all')
  const names = closed.map((name) => words.fields[name] ?? name)
  return t('live.some', { fields: names.join(', ') })
}

/** The form and the collection's further tabs; which one is open stands in the address. */
function ItemTabs({ collection, item, reload, children }: ItemTabsProps) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const [search, setSearch] = useSearchParams()
  const tabs = Object.entries(collection.tabs ?? {})
  if (tabs.length === 0) return children
  const words = collection.words[lang].tabs
  const asked = search.get('tab') ?? FORM
  const open = tabs.some(([name]) => name === asked) ? asked : FORM
  const choose = (tab: string | null) =>
    setSearch(tab && tab !== FORM ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    // Behind another tab the form still guards what was typed: it is hidden, not asleep.
    <Tabs value={open} onChange={choose} keepMounted={false} keepMountedMode="display-none">
      <Tabs.List aria-label={t('head.tabs')} className={classes.tabs}>
        <Tabs.Tab value={FORM}>{t('head.form')}</Tabs.Tab>
        {tabs.map(([name]) => (
          <Tabs.Tab key={name} value={name}>
            {words?.[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={FORM} keepMounted>
        {children}
      </Tabs.Panel>
      {tabs.map(([name, Tab]) => (
        <Tabs.Panel key={name} value={name}>
          <Tab item={item} reload={reload} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
