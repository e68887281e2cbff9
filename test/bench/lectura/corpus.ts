import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { crearCorpus, type PapelDeCorpus } from '#seeds/documentos/corpus/crear-corpus.ts'
import type { Dano } from '#seeds/documentos/danos/dano.ts'
import { DANOS } from '#seeds/documentos/danos/danos.ts'
import { degradar } from '#seeds/documentos/danos/degradar.ts'
import type { Argumentos } from './argumentos.ts'
import type { Muestra } from './muestra.ts'

/** The harms asked for by name or group; all when nothing was asked. Throws when no harm has such a name. */
export function danosPedidos(names: readonly string[] | null): readonly Dano[] {
  if (names === null) return DANOS
  if (names.includes('ninguno')) return []
  const chosen = DANOS.filter(({ nombre, grupo }) => names.includes(nombre) || names.includes(grupo))
  if (chosen.length === 0) throw new Error(`Daños: ${DANOS.map(({ nombre }) => nombre).join(', ')}`)
  return chosen
}

/** One paper after another, written into `folder`: as printed, then with its harms. The same for the same seed. */
export async function* corpus(args: Argumentos, folder: string): AsyncGenerator<Muestra> {
  const turno = new Turno(danosPedidos(args.danos), seededRandom(args.semilla + 1))
  for await (const [own, next] of conSiguiente(args))
    for (const papel of own.filter(({ documento }) => args.documentos.includes(documento))) {
      if (!args.sinDigital) yield await digital(papel, folder)
      for (const dano of turno.next(args.porPapel))
        yield await danado(papel, dano, otroPapel(papel, dano, own, next), folder)
    }
}

/** The papers of each person, and those of the one after. */
async function* conSiguiente({
  semilla,
  personas,
}: Argumentos): AsyncGenerator<readonly [readonly PapelDeCorpus[], readonly PapelDeCorpus[]]> {
  const papeles = crearCorpus({ semilla, personas: personas + 1 })
  const take = async (): Promise<PapelDeCorpus[]> => {
    const taken: PapelDeCorpus[] = []
    while (taken.length < 3) {
      const one = await papeles.next()
      if (one.done === true) break
      taken.push(one.value)
    }
    return taken
  }
  let own = await take()
  for (let person = 0; person < personas; person++) {
    const next = await take()
    yield [own, next]
    own = next
  }
}

/** Deals the harms like cards, so that a small corpus has seen each as often as any other. */
class Turno {
  readonly #danos: readonly Dano[]
  readonly #random: SeededRandom
  #rest: Dano[] = []

  constructor(danos: readonly Dano[], random: SeededRandom) {
    this.#danos = danos
    this.#random = random
  }

  /** `count` harms; of a fraction, one more with that chance. */
  next(wanted: number): Dano[] {
    const count = Math.floor(wanted) + (this.#random.next() < wanted % 1 ? 1 : 0)
    return Array.from({ length: Math.min(count, this.#danos.length) }, () => this.#one()).flat()
  }

  #one(): Dano[] {
    if (this.#rest.length === 0) this.#rest = [...this.#danos]
    return this.#rest.splice(this.#random.int(0, this.#rest.length - 1), 1)
  }
}

/** Two papers of one person in a file are of two kinds; a foreign text layer is of the same kind and another person. */
function otroPapel(
  papel: PapelDeCorpus,
  { conOtro }: Dano,
  own: readonly PapelDeCorpus[],
  next: readonly PapelDeCorpus[],
): PapelDeCorpus {
  const at = own.indexOf(papel)
  return (conOtro === true ? own[(at + 1) % own.length] : next[at]) ?? papel
}

const comun = ({ documento, diseno, qr, campos }: PapelDeCorpus) => ({
  documento,
  forma: diseno,
  qr,
  campos: { ...campos },
})

async function digital(papel: PapelDeCorpus, folder: string): Promise<Muestra> {
  const ruta = path.join(folder, `${papel.id}.pdf`)
  await writeFile(ruta, papel.pdf)
  return { ...comun(papel), id: papel.id, ruta, dano: 'sin daño', grupo: 'digital', dpi: 0, imagenes: [] }
}

async function danado(papel: PapelDeCorpus, dano: Dano, otro: PapelDeCorpus, folder: string): Promise<Muestra> {
  const id = `${papel.id}-${dano.nombre}`
  const { bytes, extension, dpi, imagenes } = await degradar(papel.pdf, dano, {
    semilla: semillaDe(id),
    otro: otro.pdf,
  })
  const ruta = path.join(folder, `${id}.${extension}`)
  await writeFile(ruta, bytes)
  const pages = imagenes.map((image, index) => ({ image, file: path.join(folder, `${id}-${index + 1}.imagen`) }))
  for (const { image, file } of pages) await writeFile(file, image)
  const said = dano.conOtro === true ? { esperado: papel.documento } : {}
  return {
    ...comun(papel),
    ...said,
    id,
    ruta,
    dano: dano.nombre,
    grupo: dano.grupo,
    dpi,
    imagenes: pages.map(({ file }) => file),
  }
}

/** A number for a name: the same harm to the same paper is always the same. */
const semillaDe = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
