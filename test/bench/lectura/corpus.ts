import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { Dano } from '#seeds/documentos/danos/dano.ts'
import { DANOS } from '#seeds/documentos/danos/danos.ts'
import { degradar } from '#seeds/documentos/danos/degradar.ts'
import type { Argumentos } from './argumentos.ts'
import type { Muestra } from './muestra.ts'
import { IMPRESORES, type PapelImpreso } from './papeles.ts'

/** The harms asked for by name or group; all when nothing was asked. Throws for a name there is not. */
export function danosPedidos(names: readonly string[] | null): readonly Dano[] {
  if (names === null) return DANOS
  if (names.includes('ninguno')) return []
  const chosen = DANOS.filter(({ nombre, grupo }) => names.includes(nombre) || names.includes(grupo))
  if (chosen.length === 0) throw new Error(`Daños: ${DANOS.map(({ nombre }) => nombre).join(', ')}`)
  return chosen
}

/** One paper after another, written into `folder`: as printed, then with its harms. The same for the same seed. */
export async function* corpus(args: Argumentos, folder: string): AsyncGenerator<Muestra> {
  const personas = generarPersonas(args.semilla, args.personas + 1)
  const turno = new Turno(danosPedidos(args.danos), seededRandom(args.semilla + 1))
  for (const [index, persona] of personas.slice(0, args.personas).entries())
    for (const [kind, documento] of args.documentos.entries()) {
      const seed = args.semilla * 1000 + index * 10 + kind
      const papel = await IMPRESORES[documento](persona, seededRandom(seed))
      const id = `${args.semilla}-${index}-${documento}`
      if (!args.sinDigital) yield await digital(papel, id, folder)
      for (const dano of turno.next(args.porPapel)) {
        const ajeno = await otroPapel(dano, documento, persona, personas[index + 1] ?? persona, seed)
        yield await danado(papel, dano, { id: `${id}-${dano.nombre}`, semilla: seed, otro: ajeno.pdf, folder })
      }
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

  next(count: number): Dano[] {
    return Array.from({ length: Math.min(count, this.#danos.length) }, () => this.#one()).flat()
  }

  #one(): Dano[] {
    if (this.#rest.length === 0) this.#rest = [...this.#danos]
    return this.#rest.splice(this.#random.int(0, this.#rest.length - 1), 1)
  }
}

const SIGUIENTE: Readonly<Record<DocumentoLeible, DocumentoLeible>> = { curp: 'nss', nss: 'csf', csf: 'curp' }

/** Two papers of one person in a file are of two kinds; a foreign text layer is of the same kind and another person. */
function otroPapel(
  dano: Dano,
  documento: DocumentoLeible,
  persona: PersonaFicticia,
  ajena: PersonaFicticia,
  seed: number,
): Promise<PapelImpreso> {
  if (dano.conOtro === true) return IMPRESORES[SIGUIENTE[documento]](persona, seededRandom(seed + 5))
  return IMPRESORES[documento](ajena, seededRandom(seed))
}

async function digital(papel: PapelImpreso, id: string, folder: string): Promise<Muestra> {
  const { pdf, ...rest } = papel
  const ruta = path.join(folder, `${id}.pdf`)
  await writeFile(ruta, pdf)
  return { ...rest, id, ruta, dano: 'sin daño', grupo: 'digital', dpi: 0, imagenes: [] }
}

interface Encargo {
  readonly id: string
  readonly semilla: number
  readonly otro: Buffer
  readonly folder: string
}

async function danado(
  { pdf, ...papel }: PapelImpreso,
  dano: Dano,
  { id, semilla, otro, folder }: Encargo,
): Promise<Muestra> {
  const { bytes, extension, dpi, imagenes } = await degradar(pdf, dano, { semilla, otro })
  const ruta = path.join(folder, `${id}.${extension}`)
  await writeFile(ruta, bytes)
  const pages = imagenes.map((image, index) => ({ image, file: path.join(folder, `${id}-${index + 1}.imagen`) }))
  for (const { image, file } of pages) await writeFile(file, image)
  const base = {
    ...papel,
    id,
    ruta,
    dano: dano.nombre,
    grupo: dano.grupo,
    dpi,
    imagenes: pages.map(({ file }) => file),
  }
  return dano.conOtro === true ? { ...base, esperado: papel.documento } : base
}
