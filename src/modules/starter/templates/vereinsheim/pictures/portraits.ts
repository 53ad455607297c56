import { CLUB, CLUB_DEEP, INK } from './palette.ts'
import { portrait } from './portrait.ts'

export function katrin(): string {
  return portrait({
    title: 'Katrin Ahlers',
    skin: '#f0c9a8',
    hair: '#7a4a26',
    cut: 'bob',
    jacket: CLUB,
    hasGlasses: true,
    seed: 1,
  })
}

export function mehmet(): string {
  return portrait({
    title: 'Mehmet Aydin',
    skin: '#c99267',
    hair: '#241a16',
    cut: 'crop',
    jacket: INK,
    hasBeard: true,
    seed: 2,
  })
}

export function juergen(): string {
  return portrait({
    title: 'Jürgen Behnke',
    skin: '#edbf9e',
    hair: '#b9b4ac',
    cut: 'thin',
    jacket: CLUB_DEEP,
    hasGlasses: true,
    seed: 3,
  })
}

export function svenja(): string {
  return portrait({
    title: 'Svenja Lohmann',
    skin: '#f2cdb0',
    hair: '#c79a4a',
    cut: 'tail',
    jacket: CLUB,
    seed: 4,
  })
}

export function torsten(): string {
  return portrait({
    title: 'Torsten Wiechmann',
    skin: '#e2b08a',
    hair: CLUB_DEEP,
    cut: 'cap',
    jacket: INK,
    seed: 5,
  })
}

export function jana(): string {
  return portrait({
    title: 'Jana Dierks',
    skin: '#a86f4a',
    hair: '#2a1d16',
    cut: 'waves',
    jacket: CLUB_DEEP,
    seed: 6,
  })
}
