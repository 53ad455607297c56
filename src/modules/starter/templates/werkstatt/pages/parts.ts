import type { Block } from '#kernel/site/block/block.ts'
import { block, heading, section, toPage } from '../../../compose-blocks.ts'
import type { Refs } from '../../../site-template.ts'

type Call = { title: string; button: string }

/** The end of most pages: come and talk to us. */
export function askToTalk({ title, button }: Call, refs: Refs): Block {
  return section('accent', [
    heading(title, { align: 'center' }),
    block('button', { ...toContact(button, refs), align: 'center' }),
  ])
}

/** One button that leads to the contact page. */
export function toContact(label: string, refs: Refs) {
  return { buttons: [{ label, link: toPage(refs.page('contact')) }] }
}
