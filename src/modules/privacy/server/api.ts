export { keepEmbeds } from '../embeds/server/keep-embeds.ts'
export { shownServices } from './shown-services.ts'
