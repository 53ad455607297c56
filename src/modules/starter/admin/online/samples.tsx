import { Anchor, Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { deleteEntryById } from '#modules/entries/contract.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import {
  acceptSamples,
  type SampleBlock,
  type SampleNews,
  type SamplePage,
  type SampleProduct,
  type UnpublishedPage,
} from '../../contract-online.ts'
import { messages } from '../messages.ts'
import classes from './online.module.css'
import { SampleProducts } from './sample-products.tsx'
import { useSettled } from './use-settled.ts'

type SamplesProps = {
  samples: readonly SamplePage[]
  news: readonly SampleNews[]
  products: readonly SampleProduct[]
}

/** Pages, news and products that are samples: each is rewritten, removed, or taken over as it is. */
export function Samples({ samples, news, products }: SamplesProps) {
  const t = useMessages(messages)
  const count = samples.reduce((sum, page) => sum + page.count, news.length + products.length)
  const hasLanguages = new Set(samples.map(({ lang }) => lang)).size > 1
  return (
    <section>
      <h3 className={classes.title}>{t('samples.title', { count })}</h3>
      <ul className={classes.samples}>
        {samples.map((page) => (
          <li key={`${page.page} ${page.lang}`}>
            <Sample page={page} hasLanguages={hasLanguages} />
          </li>
        ))}
        {news.map((entry) => (
          <li key={entry.entry}>
            <SampleEntry entry={entry} />
          </li>
        ))}
        {products.length > 0 && (
          <li>
            <SampleProducts products={products} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** Pages of which visitors see an older state; each leads to where it is published. */
export function Unpublished({ pages }: { pages: readonly UnpublishedPage[] }) {
  const t = useMessages(messages)
  const hasLanguages = new Set(pages.map(({ lang }) => lang)).size > 1
  return (
    <section>
      <h3 className={classes.title}>{t('unpublished.title', { count: pages.length })}</h3>
      <ul className={classes.samples}>
        {pages.map((page) => (
          <li key={`${page.page} ${page.lang}`} className={classes.row}>
            <PageLink page={page} hasLanguages={hasLanguages} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LinkProps = { page: UnpublishedPage; hasLanguages: boolean; isListed?: boolean }

function PageLink({ page, hasLanguages, isListed = false }: LinkProps) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const path = designPath(page)
  return (
    <Anchor component={Link} to={adminPath(isListed ? `${path}&panel=samples` : path)}>
      {page.title}
      {hasLanguages && ` (${t(`languages.${page.lang}`)})`}
    </Anchor>
  )
}

function designPath({ page, lang }: Pick<UnpublishedPage, 'page' | 'lang'>): string {
  return `pages/design/${page}?lang=${lang}`
}

function Sample({ page, hasLanguages }: { page: SamplePage; hasLanguages: boolean }) {
  const t = useMessages(messages)
  const { accept, isBusy } = useAccept(page)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { title, count, blocks } = page
  return (
    <>
      <div className={classes.row}>
        <PageLink page={page} hasLanguages={hasLanguages} isListed />
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={`${t('samples.count', { count })}: ${title}`}
          rightSection={<IconChevronDown {...SMALL_ICON} className={classes.chevron} />}
          disabled={blocks.length === 0}
          onClick={() => setOpen(!isOpen)}
        >
          {t('samples.count', { count })}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isBusy}
          aria-label={`${t('samples.accept')}: ${title}`}
          onClick={() => void accept()}
        >
          {t('samples.accept')}
        </Button>
      </div>
      <ul id={list} className={classes.places} hidden={!isOpen}>
        {isOpen &&
          blocks.map((block) => (
            <li key={block.block}>
              <Place page={page} block={block} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** An entry is rewritten where it was written, goes to the trash, or stays as it is. */
function SampleEntry({ entry: { entry, title } }: { entry: SampleNews }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { settle, isBusy } = useSettled()
  const accept = () => call(acceptSamples, { body: { entry } })
  const remove = () => call(deleteEntryById, { params: { id: entry } })
  return (
    <div className={classes.row}>
      <Anchor component={Link} to={adminPath(`entries/edit/${entry}`)}>
        {t('samples.news', { title })}
      </Anchor>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isBusy}
        aria-label={`${t('samples.remove')}: ${title}`}
        onClick={() => void settle(remove, t('samples.trashed'))}
      >
        {t('samples.remove')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={isBusy}
        aria-label={`${t('samples.accept')}: ${title}`}
        onClick={() => void settle(accept, t('samples.acceptedNews'))}
      >
        {t('samples.accept')}
      </Button>
    </div>
  )
}

/** One block: the designer opens at it, with its text or its picture ready, or takes it away. */
function Place({ page, block }: { page: SamplePage; block: SampleBlock }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { accept, isBusy } = useAccept(page, block.block)
  const to = adminPath(`${designPath(page)}&panel=samples&block=${block.block}`)
  const name = block.text ? `${block.kind}: ${block.text}` : block.kind
  return (
    <>
      <Anchor component={Link} to={to} className={classes.place}>
        <span className={classes.state}>{block.kind}</span> {block.text}
      </Anchor>
      <div className={classes.placeWays}>
        {(['replace', 'remove'] as const).map((sample) => (
          <Button
            key={sample}
            component={Link}
            to={to}
            state={{ sample }}
            size="compact-sm"
            variant={sample === 'replace' ? 'default' : 'subtle'}
            color={sample === 'remove' ? 'red' : undefined}
            aria-label={`${t(`samples.${sample}`)}: ${name}`}
          >
            {t(`samples.${sample}`)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isBusy}
          aria-label={`${t('samples.accept')}: ${name}`}
          onClick={() => void accept()}
        >
          {t('samples.accept')}
        </Button>
      </div>
    </>
  )
}

/** The page, or one block of it, as it is. */
function useAccept({ page, lang }: SamplePage, block?: string) {
  const t = useMessages(messages)
  const { settle, isBusy } = useSettled()
  const body = { page, lang, ...(block && { block }) }
  const said = t(block ? 'samples.acceptedOne' : 'samples.accepted')
  return { accept: () => settle(() => call(acceptSamples, { body }), said), isBusy }
}
