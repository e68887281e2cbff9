import { DOCUMENTOS_LEIBLES, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { CamposDe } from '#seeds/documentos/campos-esperados.ts'
import { dibujarPdf } from '#seeds/documentos/dibujo/dibujar-pdf.ts'
import { componerCsf } from './csf/componer-csf.ts'
import { componerCurp } from './componer-curp.ts'
import { componerNss } from './componer-nss.ts'
import type { Compuesto } from './compuesto.ts'
import { marcoAlAzar } from './marco.ts'
import type { NombreRareza } from './nombres-corpus.ts'
import { personasDeCorpus } from './personas-corpus.ts'

export interface OpcionesCorpus {
  readonly semilla: number
  readonly personas: number
}

/** One paper of the corpus: its bytes, how it looks and what a perfect reader takes from it. */
export interface PapelDeCorpus<D extends DocumentoLeible = DocumentoLeible> {
  /** `<semilla>-<persona>-<documento>`, unique and stable. */
  readonly id: string
  readonly persona: PersonaFicticia
  readonly rareza: NombreRareza | null
  readonly documento: D
  /** Short name of the layout, to group results by. */
  readonly diseno: string
  /** Every choice behind the look, ready for JSON. */
  readonly variante: Readonly<Record<string, unknown>>
  readonly qr: boolean
  readonly pdf: Buffer
  readonly campos: CamposDe<D>
}

/** Who draws each paper. A new one's is written here. */
const COMPONER = { curp: componerCurp, nss: componerNss, csf: componerCsf } as const satisfies {
  readonly [D in DocumentoLeible]: (persona: PersonaFicticia, random: SeededRandom) => Compuesto<D>
}

/**
 * The papers of each of `personas` people, one paper at a time: same seed, same bytes. A longer run begins with the
 * shorter one. Layouts are composed anew for every paper.
 */
export async function* crearCorpus({ semilla, personas }: OpcionesCorpus): AsyncGenerator<PapelDeCorpus> {
  let numero = 0
  for (const { persona, rareza } of personasDeCorpus(semilla, personas)) {
    numero++
    for (const [index, documento] of DOCUMENTOS_LEIBLES.entries()) {
      const random = seededRandom((semilla * 1_000_003 + numero) * 10 + index)
      const { papel, variante, ...rest } = COMPONER[documento](persona, random)
      const marco = marcoAlAzar(random)
      const id = `${semilla}-${String(numero).padStart(4, '0')}-${documento}`
      const pdf = await dibujarPdf(marco ? { ...papel, marco } : papel)
      yield { id, persona, rareza, documento, variante: { ...variante, marco }, ...rest, pdf }
    }
  }
}
