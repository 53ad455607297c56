import { inBoth } from '../../in-both.ts'
import type { TemplatePage } from '../../site-template.ts'
import { legalPages } from '../legal/legal-pages.ts'
import { clubDe } from './pages/club/club.de.ts'
import { clubEn } from './pages/club/club.en.ts'
import { clubBlocks } from './pages/club/club.ts'
import { clubhouseDe } from './pages/clubhouse/clubhouse.de.ts'
import { clubhouseEn } from './pages/clubhouse/clubhouse.en.ts'
import { clubhouseBlocks } from './pages/clubhouse/clubhouse.ts'
import { contactDe } from './pages/contact/contact.de.ts'
import { contactEn } from './pages/contact/contact.en.ts'
import { contactBlocks } from './pages/contact/contact.ts'
import { homeDe } from './pages/home/home.de.ts'
import { homeEn } from './pages/home/home.en.ts'
import { homeBlocks } from './pages/home/home.ts'
import { joinDe } from './pages/join/join.de.ts'
import { joinEn } from './pages/join/join.en.ts'
import { joinBlocks } from './pages/join/join.ts'
import { menDe } from './pages/teams/men.de.ts'
import { menEn } from './pages/teams/men.en.ts'
import { menBlocks, womenBlocks } from './pages/teams/team.ts'
import { teamsDe } from './pages/teams/teams.de.ts'
import { teamsEn } from './pages/teams/teams.en.ts'
import { teamsBlocks } from './pages/teams/teams.ts'
import { womenDe } from './pages/teams/women.de.ts'
import { womenEn } from './pages/teams/women.en.ts'
import { youthDe } from './pages/teams/youth.de.ts'
import { youthEn } from './pages/teams/youth.en.ts'
import { youthBlocks } from './pages/teams/youth.ts'
import { termsDe } from './pages/terms/terms.de.ts'
import { termsEn } from './pages/terms/terms.en.ts'
import { termsBlocks } from './pages/terms/terms.ts'
import { trainingDe } from './pages/training/training.de.ts'
import { trainingEn } from './pages/training/training.en.ts'
import { trainingBlocks } from './pages/training/training.ts'

/** The two teams and the young ones below "Mannschaften". */
const teamPages: readonly TemplatePage[] = [
  {
    key: 'teams',
    view: 'wide',
    isInMenu: true,
    image: 'torjubel',
    words: inBoth(teamsDe, teamsEn, teamsBlocks),
  },
  {
    key: 'team-men',
    parent: 'teams',
    view: 'wide',
    isInMenu: true,
    image: 'flutlichtspiel',
    words: inBoth(menDe, menEn, menBlocks),
  },
  {
    key: 'team-women',
    parent: 'teams',
    view: 'wide',
    isInMenu: true,
    image: 'torjubel',
    words: inBoth(womenDe, womenEn, womenBlocks),
  },
  {
    key: 'team-youth',
    parent: 'teams',
    view: 'wide',
    isInMenu: true,
    image: 'jugendtraining',
    words: inBoth(youthDe, youthEn, youthBlocks),
  },
]

export const pages: readonly TemplatePage[] = [
  {
    key: 'home',
    view: 'landing',
    isInMenu: false,
    image: 'flutlichtspiel',
    words: inBoth(homeDe, homeEn, homeBlocks),
  },
  ...teamPages,
  {
    key: 'training',
    view: 'wide',
    isInMenu: true,
    image: 'handballhalle',
    words: inBoth(trainingDe, trainingEn, trainingBlocks),
  },
  {
    key: 'join',
    view: 'wide',
    isInMenu: false,
    isInFooter: true,
    image: 'fans-am-deich',
    words: inBoth(joinDe, joinEn, joinBlocks),
  },
  {
    key: 'club',
    view: 'wide',
    isInMenu: true,
    image: 'pokale',
    words: inBoth(clubDe, clubEn, clubBlocks),
  },
  {
    key: 'clubhouse',
    view: 'wide',
    isInMenu: true,
    image: 'vereinsheim-haus',
    words: inBoth(clubhouseDe, clubhouseEn, clubhouseBlocks),
  },
  {
    key: 'contact',
    view: 'wide',
    isInMenu: true,
    image: 'vereinsheim-haus',
    words: inBoth(contactDe, contactEn, contactBlocks),
  },
  {
    key: 'terms',
    view: 'standard',
    isInMenu: false,
    words: inBoth(termsDe, termsEn, (words) => termsBlocks(words)),
  },
  ...legalPages,
]
