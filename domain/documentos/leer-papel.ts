import { combinarCampos } from './combinar.ts'
import { cotejarLetras, cotejarPostura } from './cotejar-letras.ts'
import type {
  AvisoLectura,
  CampoLeido,
  DatosPorDocumento,
  DocumentoLeible,
  DocumentoReconocido,
  Lectura,
} from './lectura.ts'
import { leerPapelCsf } from './leer-csf.ts'
import { leerPapelCurp } from './leer-curp.ts'
import type { LecturaCruda } from './lectura-cruda.ts'
import { leerPapelNss } from './leer-nss.ts'
import { unirMiradas } from './otra-mirada.ts'
import type { CodigoQr, PaginaConPalabras } from './pagina.ts'
import { reconocer, type Reconocimiento } from './reconocer.ts'
import { ENTRE_REGIMENES } from './regimenes.ts'

/** A file as words and QR codes. */
export interface Papel {
  readonly paginas: readonly PaginaConPalabras[]
  readonly qr: readonly CodigoQr[]
  /** The same recognised pages as another preparation of their image shows them, where the first one gave too little. */
  readonly otraMirada?: readonly PaginaConPalabras[]
}

/** The reading of a file; `datos` are the flat documented fields, null for a paper that is none of the three. */
export interface PapelLeido {
  readonly lectura: Lectura
  readonly datos: DatosPorDocumento[DocumentoLeible] | null
}

/** Flat fields of each paper with the name a person knows them by. */
const CAMPOS: { readonly [D in DocumentoLeible]: Readonly<Record<keyof DatosPorDocumento[D], string>> } = {
  curp: {
    curp: 'CURP',
    apellidoPaterno: 'Primer apellido',
    apellidoMaterno: 'Segundo apellido',
    nombres: 'Nombre(s)',
    sexo: 'Sexo',
    fechaNacimiento: 'Fecha de nacimiento',
    entidad: 'Entidad de nacimiento',
    codigoEntidad: 'Código de entidad',
  },
  nss: {
    nss: 'NSS',
    curp: 'CURP',
    nombres: 'Nombre(s)',
    apellidoPaterno: 'Primer apellido',
    apellidoMaterno: 'Segundo apellido',
  },
  csf: {
    rfc: 'RFC',
    codigoPostal: 'Código postal',
    tipoVialidad: 'Tipo de vialidad',
    nombreVialidad: 'Nombre de vialidad',
    numeroExterior: 'Número exterior',
    numeroInterior: 'Número interior',
    colonia: 'Colonia',
    localidad: 'Localidad',
    municipio: 'Municipio',
    entidad: 'Entidad federativa',
    entreCalle: 'Entre calle',
    yCalle: 'Y calle',
    nombres: 'Nombre(s)',
    apellidoPaterno: 'Primer apellido',
    apellidoMaterno: 'Segundo apellido',
    curp: 'CURP',
    fechaEmision: 'Fecha de emisión',
    regimen: 'Régimen',
    situacion: 'Situación',
    idCIF: 'idCIF',
  },
}

const CLAVES = ['curp', 'rfc', 'nss']

/** The Spanish name of a field of a paper, for notices and screens. */
export function campoLabel(documento: DocumentoLeible, campo: string): string {
  const labels: Readonly<Record<string, string>> = CAMPOS[documento]
  return labels[campo] ?? campo
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
  const again = (papel.otraMirada ?? []).filter(({ pagina }) => paginas.includes(pagina))
  const { hallazgos, avisos: extra } = bothLooks(documento, own, qr, again)
  const fields = cotejarPostura(
    cotejarLetras(
      hallazgos.filter(({ campo }) => campo in CAMPOS[documento]),
      own,
    ),
    own,
  )
  const { campos, avisos } = combinarCampos(fields)
  const all = [...several, ...extra, ...avisos, ...checks(documento, campos), ...missing(documento, campos)]
  return { lectura: { documento, campos, avisos: all }, datos: flatFields(documento, campos) }
}

/** Which paper it is: by the second look where the first does not tell. */
function recognised({ paginas, qr, otraMirada = [] }: Papel, esperado?: DocumentoLeible): Reconocimiento {
  const first = reconocer(paginas, esperado, qr)
  if (first.documento !== 'otro' || otraMirada.length === 0) return first
  const seen = new Map(otraMirada.map((each) => [each.pagina, each] as const))
  return reconocer(
    paginas.map((each) => seen.get(each.pagina) ?? each),
    esperado,
    qr,
  )
}

function bothLooks(
  documento: DocumentoLeible,
  paginas: readonly PaginaConPalabras[],
  qr: readonly CodigoQr[],
  otraMirada: readonly PaginaConPalabras[],
): LecturaCruda {
  const first = rawReading(documento, paginas, qr)
  if (otraMirada.length === 0) return first
  const seen = new Map(otraMirada.map((each) => [each.pagina, each] as const))
  const second = rawReading(
    documento,
    paginas.map((each) => seen.get(each.pagina) ?? each),
    qr,
  )
  const told = new Set(first.avisos.map(({ codigo, campo }) => `${codigo} ${campo ?? ''}`))
  const more = second.avisos.filter(({ codigo, campo }) => !told.has(`${codigo} ${campo ?? ''}`))
  return { hallazgos: unirMiradas(first.hallazgos, second.hallazgos), avisos: [...first.avisos, ...more] }
}

function rawReading(
  documento: DocumentoLeible,
  paginas: readonly PaginaConPalabras[],
  qr: readonly CodigoQr[],
): LecturaCruda {
  if (documento === 'curp') return leerPapelCurp(paginas, qr)
  return documento === 'nss' ? leerPapelNss(paginas) : leerPapelCsf(paginas, qr)
}

const severalPapers = (todos: readonly DocumentoReconocido[]): AvisoLectura => ({
  codigo: 'varios_documentos',
  mensaje: `El archivo contiene varios documentos: ${todos.map((each) => each.toUpperCase()).join(', ')}.`,
})

const foreignPage = (pagina: number): AvisoLectura => ({
  codigo: 'pagina_ajena',
  mensaje: `La página ${String(pagina)} es de otro documento: no se leyó.`,
})

/** Keys whose digit does not fit and repairs that a person may accept. */
function checks(documento: DocumentoLeible, campos: Readonly<Record<string, CampoLeido>>): AvisoLectura[] {
  return CLAVES.flatMap((campo) => {
    const leido = campos[campo]
    if (!leido || leido.seguro || leido.otroValor !== undefined) return []
    const label = campoLabel(documento, campo)
    if (leido.sugerencia !== undefined)
      return [
        {
          codigo: 'sugerencia',
          campo,
          mensaje: `${label}: quizá dice ${leido.sugerencia}. Compárala con el documento.`,
        },
      ]
    return [{ codigo: 'por_confirmar', campo, mensaje: `${label}: compárala con el documento.` }]
  })
}

function missing(documento: DocumentoLeible, campos: Readonly<Record<string, CampoLeido>>): AvisoLectura[] {
  return Object.entries(CAMPOS[documento])
    .filter(([campo]) => campos[campo] === undefined)
    .map(([campo, label]) => ({ codigo: 'no_leido', campo, mensaje: `No se pudo leer: ${label}.` }))
}

function flatFields<D extends DocumentoLeible>(
  documento: D,
  campos: Readonly<Record<string, CampoLeido>>,
): DatosPorDocumento[D] {
  const value = (campo: string): string | string[] => {
    const texto = campos[campo]?.valor ?? ''
    return campo === 'regimen' ? texto.split(ENTRE_REGIMENES).filter((each) => each !== '') : texto
  }
  const entries = Object.keys(CAMPOS[documento]).map((campo) => [campo, value(campo)] as const)
  return Object.fromEntries(entries) as unknown as DatosPorDocumento[D]
}
