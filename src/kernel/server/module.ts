import type { Migration } from 'kysely/migration'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import type { ConfigStore } from './config/config-store.ts'
import type { Trash } from './housekeeping/trash.ts'
import type { ImportDeclaration } from './imports/declaration.ts'
import type { Job, Listener } from './jobs/job.ts'
import type { InboundReceiver } from './mail-in/inbound.ts'
import type { CarryOver } from './manifest/carry-over.ts'
import type { Demo } from './manifest/demo.ts'
import type { LegalRule } from './manifest/legal-rule.ts'
import type { MessageAction } from './manifest/message-actions.ts'
import type { NamedThings } from './manifest/named-things.ts'
import type { Processing } from './manifest/processing.ts'
import type { SectionGuard } from './manifest/section-guard.ts'
import type { SetupStep } from './manifest/setup-step.ts'
import type { SignedInListener } from './manifest/signed-in.ts'
import type { Topic } from './manifest/topic.ts'
import type { Waiting } from './manifest/waiting.ts'
import type { PersonalData } from './people/personal-data.ts'
import type { SegmentCondition } from './people/segments.ts'
import type { Timeline } from './people/timeline.ts'
import type { Route } from './route.ts'
import type { BlockLoader, LinkLoader } from './site/block/block-loader.ts'
import type { SiteRoute } from './site/route/site-route.ts'
import type { ServedListener } from './site/served/deliver-served.ts'
import type { SiteParts } from './site/site-parts.ts'

export type SignUpQuestion = 'newsletter' | 'delivery-address'

/** What a module brings to the server. Listed by hand in `app/modules.server.ts`. */
export type ServerModule = {
  name: string
  label: Label
  /** Modules whose faces this one uses. */
  needs?: readonly string[]
  /** Of those: what it does not miss while it is switched off. */
  worksWithout?: readonly string[]
  /** A module that cannot be switched off in `enabled_components`. */
  isEssential?: boolean
  /** Off in a new installation until somebody switches it on; one that has it keeps it. */
  startsOff?: boolean
  /** The module whose switch it shares: it is on exactly when that one is. */
  partOf?: string
  /** Further names members may be granted rights under: 'pages-content'. */
  grants?: readonly string[]
  /** What it keeps, as audit entries and locks name it: 'bug'. */
  nouns?: readonly string[]
  migrations?: Readonly<Record<string, Migration>>
  routes?: readonly Route[]
  pages?: readonly SiteRoute[]
  /** Resolvers, text files, frame and style of the public site. */
  site?: SiteParts
  /** Kinds of blocks it brings, what they show, and where links in blocks lead. */
  blocks?: readonly BlockType[]
  blockData?: readonly BlockLoader[]
  linkTargets?: readonly LinkLoader[]
  jobs?: readonly Job[]
  /** What lies in a trash until the nightly job removes it for good. */
  trash?: readonly Trash[]
  /** Kinds of files it takes in, made by `importOf`. */
  imports?: readonly ImportDeclaration[]
  listeners?: readonly Listener[]
  config?: readonly ConfigSection[]
  /** What its things need of settings, made by `sectionGuard`. */
  guards?: readonly SectionGuard[]
  /** What it holds about persons: for their export, their erasure, and merging two accounts. */
  personal?: PersonalData
  /** What a person can be to its things: `{ reporter: { de: 'Meldet Fehler', en: 'Reports bugs' } }`. */
  roles?: Readonly<Record<string, Label>>
  /** What it has to tell about a person, for the one timeline over all modules. */
  timeline?: Timeline
  /** Conditions over persons that segments are made of. */
  segments?: readonly SegmentCondition[]
  /** What it tells people about. */
  topics?: readonly Topic[]
  /** What waits for whom, for the first widget of the dashboard. */
  waiting?: readonly Waiting[]
  /** What the owner has to do once until the business is set up. */
  setup?: readonly SetupStep[]
  /** Rules of the law that its part of the business has to keep, made by `legalRule`. */
  law?: readonly LegalRule[]
  /** By noun: what its things are called and where they are shown, for lists of what happened. */
  named?: Readonly<Record<string, NamedThings>>
  /** What survives a restore although it is newer than the archive. */
  carriesOver?: readonly CarryOver[]
  /** What it can make of a message somebody wrote, made by `messageActionOf`. */
  messageActions?: readonly MessageAction[]
  /** By the names services have on the privacy page: how long what they bring is kept. */
  lifetimes?: Readonly<Record<string, (config: ConfigStore) => Label>>
  /** What it does with visitors' data unasked, for the privacy page while it is switched on. */
  processing?: Processing
  /** Hears of somebody who signs in, made by `signedInOf`. */
  signedIn?: SignedInListener
  /** Hears of pages that went out, made by `servedOf`. */
  served?: ServedListener
  /** What it does with mails that come in, made by `inboundOf`. */
  inbound?: readonly InboundReceiver[]
  /** What the business is called; from the one module that keeps its facts. */
  businessName?(config: ConfigStore): string
  /** How mails look; from the one module that keeps the design of the website. */
  mailTheme?(config: Pick<ConfigStore, 'get'>): MailTheme
  /** What it wants to be asked of whoever signs up; nobody is asked for what is not there. */
  asksAtSignUp?: readonly SignUpQuestion[]
  /** Its share of the invented business that a first start shows. */
  demo?: Demo
}
