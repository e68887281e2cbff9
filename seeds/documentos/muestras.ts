import { foldText } from '#domain/identidad/normalize-text.ts'
import { plainDate } from '#domain/plain-date.ts'
import { completarPersona } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { SEMILLA_MUESTRAS } from '#seeds/demo/personas/semillas.ts'
import { camposCsf, camposCurp, camposNss, type CamposDe } from './campos-esperados.ts'
import { papelCartaTestamentaria } from './carta-testamentaria.ts'
import { CONJUNTOS, type ConjuntoMuestra, type PapelDeMuestra } from './conjuntos.ts'
import { crearCsf, crearCurp, crearNss } from './crear-papeles.ts'
import { dibujarPdf } from './dibujo/dibujar-pdf.ts'
import { escanear } from './dibujo/escanear.ts'
import { fotoAbstracta } from './dibujo/foto.ts'
import { varianteCsf, varianteCurp, varianteNss } from './variantes.ts'

/** One paper in the manifest. */
export interface PapelMuestra<D extends PapelDeMuestra = PapelDeMuestra> {
  readonly archivo: string
  readonly origen: 'digital' | 'escaneado'
  /** Clockwise turn of the pages, degrees. */
  readonly rotacion: number
  /** Whether the paper carries a QR that says its key. */
  readonly qr: boolean
  readonly campos: CamposDe<D>
}

/** One person of the manifest: folder, papers and what a perfect reader takes from them. */
export interface EntradaManifiesto {
  readonly carpeta: string
  readonly persona: PersonaFicticia
  readonly foto: string
  readonly carta: string | null
  readonly documentos: { readonly [D in PapelDeMuestra]: PapelMuestra<D> }
}

/** Shape of `manifiesto.json`. */
export interface Manifiesto {
  readonly marca: string
  readonly conjuntos: readonly EntradaManifiesto[]
}

export interface MuestraGenerada {
  readonly entrada: EntradaManifiesto
  /** File name inside the folder → its bytes. */
  readonly archivos: Readonly<Record<string, Buffer>>
}

/** The eight people of the sample papers, in order. Throws when a table's identity has no free CURP. */
export function personasDeMuestra(): PersonaFicticia[] {
  const usadas = { curps: new Set<string>(), nss: new Set<string>() }
  return CONJUNTOS.map(({ quien }, index) => {
    const persona = completarPersona(seededRandom(SEMILLA_MUESTRAS + index), quien, usadas)
    if (!persona) throw new Error(`No CURP left for ${quien.nombres}`)
    return persona
  })
}

/** All sample papers, one set after another. */
export async function generarMuestras(): Promise<MuestraGenerada[]> {
  const personas = personasDeMuestra()
  const muestras: MuestraGenerada[] = []
  for (const [index, conjunto] of CONJUNTOS.entries()) {
    const persona = personas[index]
    if (persona) muestras.push(await generarMuestra(conjunto, persona, index + 1))
  }
  return muestras
}

async function generarMuestra(
  conjunto: ConjuntoMuestra,
  persona: PersonaFicticia,
  numero: number,
): Promise<MuestraGenerada> {
  const azar = (papel: number): SeededRandom => seededRandom(SEMILLA_MUESTRAS * 1000 + numero * 10 + papel)
  const curp = varianteCurp(azar(1), conjunto.curp)
  const nss = varianteNss(azar(2), persona, conjunto.nss)
  const csf = varianteCsf(azar(3), persona, conjunto.csf)
  const digitales = {
    curp: await crearCurp(persona, curp),
    nss: await crearNss(persona, nss),
    csf: await crearCsf(persona, csf),
  }
  const archivos: Record<string, Buffer> = {
    'curp.pdf': await comoLlega('curp', digitales.curp, conjunto, numero),
    'nss.pdf': await comoLlega('nss', digitales.nss, conjunto, numero),
    'csf.pdf': await comoLlega('csf', digitales.csf, conjunto, numero),
    'foto.jpg': fotoAbstracta(SEMILLA_MUESTRAS + numero),
    ...(conjunto.conCarta ? { 'carta-testamentaria.pdf': await carta(persona) } : {}),
  }
  const entrada: EntradaManifiesto = {
    carpeta: `${numero}-${carpetaDe(persona)}`,
    persona,
    foto: 'foto.jpg',
    carta: conjunto.conCarta ? 'carta-testamentaria.pdf' : null,
    documentos: {
      curp: { archivo: 'curp.pdf', ...llegada('curp', conjunto), qr: curp.conQr, campos: camposCurp(persona, curp) },
      nss: { archivo: 'nss.pdf', ...llegada('nss', conjunto), qr: false, campos: camposNss(persona, nss) },
      csf: { archivo: 'csf.pdf', ...llegada('csf', conjunto), qr: true, campos: camposCsf(persona, csf) },
    },
  }
  return { entrada, archivos }
}

function llegada(documento: PapelDeMuestra, conjunto: ConjuntoMuestra): Pick<PapelMuestra, 'origen' | 'rotacion'> {
  const escaneo = conjunto.escaneos[documento]
  return { origen: escaneo ? 'escaneado' : 'digital', rotacion: escaneo?.rotacion ?? 0 }
}

async function comoLlega(
  documento: PapelDeMuestra,
  pdf: Buffer,
  conjunto: ConjuntoMuestra,
  numero: number,
): Promise<Buffer> {
  const escaneo = conjunto.escaneos[documento]
  return escaneo ? escanear(pdf, { ...escaneo, semilla: SEMILLA_MUESTRAS + numero }) : pdf
}

function carta(persona: PersonaFicticia): Promise<Buffer> {
  const beneficiarios = [
    ['ROSA ELVIRA GÜEMES PEÑA', 'Madre', 60],
    ['IÑAKI MUÑOZ GÜEMES', 'Hermano', 40],
  ] as const
  return dibujarPdf(papelCartaTestamentaria(persona, beneficiarios, plainDate(2026, 11, 3)))
}

/** muñoz güemes maría fernanda → munoz-guemes-maria-fernanda: both surnames and the first two given names. */
function carpetaDe({ apellidoPaterno, apellidoMaterno, nombres }: PersonaFicticia): string {
  const given = nombres.split(' ').slice(0, 2).join(' ')
  return foldText(`${apellidoPaterno} ${apellidoMaterno} ${given}`).replaceAll(' ', '-')
}
