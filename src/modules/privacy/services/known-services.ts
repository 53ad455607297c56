import type { Service } from './service.ts'

type KnownService = Omit<Service, 'name' | 'label' | 'purpose' | 'lifetime' | 'basis'>

const GOOGLE = { provider: 'Google Ireland Limited', country: 'IE, US', asks: true }
const META = { provider: 'Meta Platforms Ireland Limited', country: 'IE, US', asks: true }
const OURS = { provider: '', country: '', hosts: [], asks: false }

export const KNOWN_NAMES = [
  'google_analytics',
  'google_adwords',
  'google_maps',
  'youtube',
  'vimeo',
  'instagram',
  'facebook',
  'facebook_pixel',
  'stripe',
  'cookies',
  'newsletter',
  'contact_form',
] as const
type KnownName = (typeof KNOWN_NAMES)[number]

/**
 * What a website may use, by its name in `components.privacy.features`. Their words stand in the
 * dictionary. Those that do not ask are necessary or have a consent of their own (rulings, "Consent").
 */
export const KNOWN_SERVICES: Readonly<Record<KnownName, KnownService>> = {
  google_analytics: {
    ...GOOGLE,
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
    storage: ['_ga', '_ga_*'],
  },
  google_adwords: {
    ...GOOGLE,
    hosts: ['www.googletagmanager.com', '*.googleadservices.com', 'googleads.g.doubleclick.net'],
    storage: ['_gcl_au', '_gcl_aw'],
  },
  google_maps: {
    ...GOOGLE,
    hosts: ['www.google.com', 'maps.google.com', '*.googleapis.com', '*.gstatic.com'],
    storage: [],
  },
  youtube: {
    ...GOOGLE,
    hosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'youtu.be'],
    storage: [],
  },
  vimeo: {
    provider: 'Vimeo.com, Inc.',
    country: 'US',
    asks: true,
    hosts: ['player.vimeo.com', 'vimeo.com'],
    storage: [],
  },
  instagram: {
    ...META,
    hosts: ['www.instagram.com', 'instagram.com', '*.cdninstagram.com'],
    storage: [],
  },
  facebook: {
    ...META,
    hosts: ['www.facebook.com', 'facebook.com', '*.fbcdn.net'],
    storage: [],
  },
  facebook_pixel: {
    ...META,
    hosts: ['connect.facebook.net', 'www.facebook.com'],
    storage: ['_fbp', '_fbc'],
  },
  stripe: {
    provider: 'Stripe Payments Europe, Limited',
    country: 'IE, US',
    asks: false,
    hosts: ['js.stripe.com', 'api.stripe.com'],
    storage: ['__stripe_mid', '__stripe_sid'],
  },
  cookies: {
    ...OURS,
    storage: ['kontor_session', 'kontor_hint', 'kontor_consent'],
  },
  newsletter: { ...OURS, storage: [] },
  contact_form: { ...OURS, storage: [] },
}

/** They count visits; each works with the number its provider gave the business. */
export const MEASURING = ['google_analytics', 'google_adwords', 'facebook_pixel'] as const
export type MeasuringName = (typeof MEASURING)[number]
