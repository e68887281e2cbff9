import { combinarCampos } from './combinar.ts'
import { cotejarLetras, cotejarPostura } from './cotejar-letras.ts'
import { cotejarOrilla, orillasCortadas } from './cotejar-orilla.ts'
import { ENTRE_VALORES, type AvisoLectura, type CampoLeido } from './campo-leido.ts'
import type { Lectura } from './lectura.ts'
import { CLAVES_PERSONA, type LecturaCruda } from './papeles/papel.ts'
import { lectorDe, papelDe, type DatosPorDocumento, type DocumentoLeible } from './papeles/registro.ts'
import { ownValue } from '#domain/own-value.ts'
import { unirMiradas } from './otra-mirada.ts'
import type { CodigoQr, PaginaConPalabras } from './pagina.ts'
import { reconocer, type Reconocimiento } from './reconocer.ts'

/** A file as words and QR codes. */
export interface Papel {
  readonly paginas: readonly PaginaConPalabras[]
  readonly qr: readonly CodigoQr[]
  /** The same recognised pages looked at in other ways, one after another, where the first look gave too little. */
  readonly otrasMiradas?: readonly (readonly PaginaConPalabras[])[]
}

/** The reading of a file; `datos` are the flat documented fields, null for a paper that is not read. */
export interface PapelLeido {
  readonly lectura: Lectura
  readonly datos: DatosPorDocumento[DocumentoLeible] | null
}

/** The Spanish name of a field of a paper, for notices and screens. */
export function campoLabel(documento: DocumentoLeible, campo: string): string {
  return ownValue(papelDe(documento).campos, campo)?.etiqueta ?? campo
}

/**
 * Reads a paper: which one it is, its fields with source, confidence and place, and what could not be read or does not agree.
 * Nothing is guessed: an unread field is absent and named in `avisos`; a field that the paper leaves empty is present with "".
 */
export function leerPapel(papel: Papel, esperado?: DocumentoLeible): PapelLeido {
  const { documento, paginas, todos, ajenas } = recognised(papel, esperado)
  const several = [...(todos.length > 1 ? [severalPapers(todos)] : []), ...ajenas.map(foreignPage)]
  if (documento === 'otro') return { lectura: { documento, campos: {}, avisos: several }, datos: null }
  const own = papel.paginas.filter(({ pagina }) => paginas.includes(pagina))
  const qr = papel.qr.filter(({ pagina }) => paginas.includes(pagina))
  const looks = (papel.otrasMiradas ?? []).map((seen) => otherwise(own, seen))
  const { hallazgos, avisos: extra } = allLooks([own, ...looks].map((paginas) => lectorDe(documento).read(paginas, qr)))
  const known = hallazgos.filter(({ campo }) => Object.hasOwn(papelDe(documento).campos, campo))
  const fields = cotejarOrilla(cotejarPostura(cotejarLetras(known, own), own), own)
  const { campos, avisos } = combinarCampos(fields)
  const all = [
    ...several,
    ...orillasCortadas(own),
    ...extra,
    ...avisos,
    ...checks(documento, campos),
    ...missing(documento, campos),
  ]
  return { lectura: { documento, campos, avisos: all }, datos: flatFields(documento, campos) }
}

/** Which paper it is: by a later look where the first does not tell. */
function recognised({ paginas, qr, otrasMiradas = [] }: Papel, esperado?: DocumentoLeible): Reconocimiento {
  const looks = [paginas, ...otrasMiradas.map((seen) => otherwise(paginas, seen))].map((each) =>
    reconocer(each, esperado, qr),
  )
  const [first] = looks
  return looks.find(({ documento }) => documento !== 'otro') ?? first ?? reconocer([], esperado)
}

/** Some pages, those among them that were looked at again as that look saw them. */
function otherwise(paginas: readonly PaginaConPalabras[], seen: readonly PaginaConPalabras[]): PaginaConPalabras[] {
  const byNumber = new Map(seen.map((each) => [each.pagina, each] as const))
  return paginas.map((each) => byNumber.get(each.pagina) ?? each)
}

function allLooks(looks: readonly LecturaCruda[]): LecturaCruda {
  const avisos = new Map(
    looks.flatMap((each) => each.avisos).map((aviso) => [`${aviso.codigo} ${aviso.campo ?? ''}`, aviso] as const),
  )
  return {
    hallazgos: looks.map(({ hallazgos }) => hallazgos).reduce((a, b) => unirMiradas(a, b)),
    avisos: [...avisos.values()],
  }
}

const severalPapers = (todos: readonly DocumentoLeible[]): AvisoLectura => ({
  codigo: 'varios_documentos',
  mensaje: `El archivo contiene varios documentos: ${todos.map((each) => papelDe(each).sigla).join(', ')}. Súbelos por separado.`,
})

const foreignPage = (pagina: number): AvisoLectura => ({
  codigo: 'pagina_ajena',
  mensaje: `La página ${String(pagina)} es de otro documento: no se leyó.`,
})

/** Keys whose digit does not fit and repairs that a person may accept. */
function checks(documento: DocumentoLeible, campos: Readonly<Record<string, CampoLeido>>): AvisoLectura[] {
  return CLAVES_PERSONA.flatMap((campo) => {
    const leido = campos[campo]
    if (!leido || leido.seguro || leido.otroValor !== undefined) return []
    const label = campoLabel(documento, campo)
    if (leido.sugerencia !== undefined)
      return [
        {
          codigo: 'sugerencia',
          campo,
          mensaje: `${label}: quizá dice ${leido.sugerencia}. Compara el dato con el documento.`,
        },
      ]
    return [{ codigo: 'por_confirmar', campo, mensaje: `${label}: compara el dato con el documento.` }]
  })
}

function missing(documento: DocumentoLeible, campos: Readonly<Record<string, CampoLeido>>): AvisoLectura[] {
  return Object.entries(papelDe(documento).campos)
    .filter(([campo, { raro }]) => !raro && campos[campo] === undefined)
    .map(([campo, { etiqueta }]) => ({ codigo: 'no_leido', campo, mensaje: `No se pudo leer: ${etiqueta}.` }))
}

function flatFields<D extends DocumentoLeible>(
  documento: D,
  campos: Readonly<Record<string, CampoLeido>>,
): DatosPorDocumento[D] {
  const entries = Object.entries(papelDe(documento).campos).map(([campo, { lista }]) => {
    const texto = campos[campo]?.valor ?? ''
    return [campo, lista ? texto.split(ENTRE_VALORES).filter((each) => each !== '') : texto] as const
  })
  return Object.fromEntries(entries) as unknown as DatosPorDocumento[D]
}
