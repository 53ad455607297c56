import { useEffect, useState } from 'react'
import { previewFrame } from '../template.calls.ts'
import classes from './mail.module.css'

type Props = { html: string; title: string; isNarrow: boolean; hasPictures: boolean }

/** A mail in a page of its own: nothing in it runs, and its links lead nowhere. */
export function MailFrame({ html, title, isNarrow, hasPictures }: Props) {
  const [page, setPage] = useState<Document | null>(null)
  useEffect(() => {
    if (page) show(page, hasPictures ? html : withoutPictures(html))
  }, [page, html, hasPictures])
  return (
    <iframe
      className={classes.frame}
      data-narrow={isNarrow || undefined}
      title={title}
      src={previewFrame.path}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const loaded = currentTarget.contentDocument
        loaded?.addEventListener('click', (event) => event.preventDefault())
        setPage(loaded)
      }}
    />
  )
}

function show(page: Document, html: string): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html')
  page.documentElement.lang = drawn.documentElement.lang
  page.documentElement.replaceChildren(...page.adoptNode(drawn.documentElement).childNodes)
}

/** As mail programs show it that load no pictures: their words in their place. */
function withoutPictures(html: string): string {
  return html.replaceAll(/<img src="[^"]*"/g, '<img')
}
