import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Dano, Receta } from './dano.ts'
import { desenfocar, mover } from './desenfoque.ts'
import { fax } from './fax.ts'
import { girar, recortar, type Lado } from './girar.ts'
import { doblez, firma, sello, sombra } from './manchas.ts'
import { fotoDeTelefono } from './perspectiva.ts'
import { blancoYNegro, desvaido, escaner, gris, ruido } from './tono.ts'

/** A number from `min` to `max`, to two decimals. */
const entre = (random: SeededRandom, min: number, max: number): number =>
  Math.round((min + random.next() * (max - min)) * 100) / 100

const sesgoLeve = (random: SeededRandom) => girar(0, entre(random, -1, 1))
const sesgoFuerte = (random: SeededRandom): number => entre(random, 1.5, 4) * (random.chance(0.5) ? 1 : -1)

function limpio(nombre: string, receta: (random: SeededRandom) => Partial<Receta>): Dano {
  const base = (random: SeededRandom): Receta => ({ dpi: 200, pasos: [escaner, gris], jpeg: random.int(80, 92) })
  return { nombre, grupo: 'limpio', receta: (random) => ({ ...base(random), ...receta(random) }) }
}

/** Scans without harm: 200 dots an inch or more, grey or colour, however the sheet lay. */
const LIMPIOS: readonly Dano[] = [
  limpio('gris-200', (random) => ({ pasos: [sesgoLeve(random), escaner, gris] })),
  limpio('color-300', (random) => ({ dpi: 300, pasos: [sesgoLeve(random), escaner] })),
  limpio('color-200-png', (random) => ({ pasos: [sesgoLeve(random), escaner], jpeg: null, suelto: true })),
  limpio('gris-240-jpg', (random) => ({ dpi: 240, pasos: [sesgoLeve(random), escaner, gris], suelto: true })),
  limpio('sesgo', (random) => ({ pasos: [girar(0, sesgoFuerte(random)), escaner, gris] })),
  limpio('giro-90', (random) => ({ pasos: [girar(90, entre(random, -1, 1)), escaner, gris] })),
  limpio('giro-180', (random) => ({ pasos: [girar(180, entre(random, -1, 1)), escaner, gris] })),
  limpio('giro-270', (random) => ({ pasos: [girar(270, entre(random, -1, 1)), escaner] })),
  limpio('giro-y-sesgo', (random) => ({
    pasos: [girar(random.pick([90, 180, 270]), sesgoFuerte(random)), escaner, gris],
  })),
]

function peor(nombre: string, receta: (random: SeededRandom) => Partial<Receta>): Dano {
  const base = (random: SeededRandom): Receta => ({ dpi: 200, pasos: [], jpeg: random.int(65, 85) })
  return { nombre, grupo: 'resto', receta: (random) => ({ ...base(random), ...receta(random) }) }
}

const LADOS: readonly Lado[] = ['arriba', 'derecha', 'abajo', 'izquierda']

/** What goes wrong with a scan, a photo or a copy. A person can still read them. */
const PEORES: readonly Dano[] = [
  peor('150-dpi', (random) => ({ dpi: 150, pasos: [sesgoLeve(random), escaner, gris] })),
  peor('blanco-y-negro', (random) => ({
    pasos: [girar(0, entre(random, -1.5, 1.5)), ruido(30), blancoYNegro(random.int(120, 195))],
  })),
  peor('foto', (random) => ({
    pasos: [fotoDeTelefono, desenfocar(0.12), ruido(10)],
    jpeg: random.int(60, 80),
    suelto: true,
  })),
  peor('foto-girada', (random) => ({
    pasos: [fotoDeTelefono, girar(random.pick([90, 270])), ruido(12)],
    jpeg: random.int(60, 80),
    suelto: true,
  })),
  peor('desenfoque', (random) => ({ pasos: [escaner, desenfocar(entre(random, 0.35, 0.7)), gris] })),
  peor('movido', (random) => ({ pasos: [escaner, mover(entre(random, 1, 2.2), random.int(0, 179))] })),
  peor('ruido', (random) => ({ pasos: [sesgoLeve(random), escaner, gris, ruido(random.int(60, 110))] })),
  peor('jpeg-40', (random) => ({ pasos: [sesgoLeve(random), escaner, ruido(6)], jpeg: random.int(38, 50) })),
  peor('sombra', (random) => ({ pasos: [sombra(entre(random, 0.35, 0.6)), escaner, ruido(8)] })),
  peor('doblez', (random) => ({ pasos: [doblez, sesgoLeve(random), escaner, gris, ruido(8)] })),
  peor('sello', (random) => ({ pasos: [sello, sesgoLeve(random), escaner] })),
  peor('firma', (random) => ({ pasos: [firma, sesgoLeve(random), escaner] })),
  peor('sello-gris', (random) => ({ pasos: [sello, firma, sesgoLeve(random), escaner, gris] })),
  peor('fax', (random) => ({ pasos: [fax, girar(0, entre(random, -0.8, 0.8))], jpeg: 90 })),
  peor('desvaido', (random) => ({ pasos: [desvaido(random.int(90, 140)), ruido(14), gris] })),
  peor('recorte', (random) => ({ pasos: [recortar(random.pick(LADOS), entre(random, 0.03, 0.08)), escaner, gris] })),
  { ...peor('dos-papeles', () => ({ pasos: [escaner, gris] })), conOtro: true },
  peor('de-todo', (random) => ({
    dpi: random.pick([150, 200]),
    pasos: [sello, doblez, sombra(0.6), girar(0, sesgoFuerte(random)), ruido(24), gris],
    jpeg: random.int(45, 60),
  })),
]

function conCapa(nombre: string, receta: (random: SeededRandom) => Partial<Receta>): Dano {
  return { ...limpio(nombre, receta), grupo: 'capa-falsa' }
}

/** A good page whose text is not its own. */
const CAPAS_FALSAS: readonly Dano[] = [
  conCapa('capa-ajena', () => ({ capa: 'ajena' })),
  conCapa('capa-revuelta', () => ({ capa: 'revuelta' })),
  conCapa('letras-cifradas', () => ({ capa: 'cifrada', pasos: [] })),
]

/** Every harm by name, mildest first. */
export const DANOS: readonly Dano[] = [...LIMPIOS, ...PEORES, ...CAPAS_FALSAS]
