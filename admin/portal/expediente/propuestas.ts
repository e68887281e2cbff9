import { cotejoRows, datosLeidos, primerDato } from '#domain/afiliacion/cotejo/cotejo.ts'
import { nacionalidadConCurp, nacionalidadDeCurp } from '#domain/afiliacion/datos/nacionalidad.ts'
import { nacionalidadEn } from '#domain/documentos/vocabulario/nacionalidades.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { lecturaOf, papelesOf } from './expediente.ts'
import { readPath } from './paths.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import { camposCon, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Dato } from '#domain/documentos/papeles/papel.ts'
import type { Captura } from './captura.ts'
import type { Kept } from './expediente.ts'
import type { PersonalPath } from './paths.ts'

/** What one paper gives for a field of the form. */
export interface Candidato {
  readonly papel: DocumentoLeible
  /** Field of the paper: "rfc" for both boxes of the RFC. */
  readonly campo: string
  readonly valor: string
  /** Null when it was captured by hand. */
  readonly leido: CampoLeido | null
}

export interface Propuesta {
  readonly candidatos: readonly Candidato[]
  /** Papers disagree: the person chooses, nothing is filled in. */
  readonly difiere: boolean
}

/** The reading that gave the value that stands; the most certain one first. */
export function sourceOf(candidatos: readonly Candidato[], value: string): Candidato | undefined {
  const given = candidatos.filter(({ leido, valor }) => leido !== null && valor === value)
  return given.find(({ leido }) => leido?.seguro) ?? given[0]
}

interface Origen {
  readonly papel: DocumentoLeible
  readonly campo: string
  readonly take?: (valor: string) => string
}

/** What each field of the form takes of the papers, and of it. */
const DATOS = {
  nombres: ['nombres'],
  apellidoPaterno: ['apellidoPaterno'],
  apellidoMaterno: ['apellidoMaterno'],
  curp: ['curp'],
  nacionalidad: ['nacionalidad', nacionalidadEn],
  rfcBase: ['rfc', (valor: string) => splitRfc(valor).rfcBase],
  rfcHomo: ['rfc', (valor: string) => splitRfc(valor).rfcHomo],
  nss: ['nss'],
  'domicilioOCR.cp': ['domicilio.cp'],
  'domicilioOCR.tipoVialidad': ['domicilio.tipoVialidad'],
  'domicilioOCR.nombreVialidad': ['domicilio.nombreVialidad'],
  'domicilioOCR.numeroExterior': ['domicilio.numeroExterior'],
  'domicilioOCR.numeroInterior': ['domicilio.numeroInterior'],
  'domicilioOCR.colonia': ['domicilio.colonia'],
  'domicilioOCR.localidad': ['domicilio.localidad'],
  'domicilioOCR.municipio': ['domicilio.municipio'],
  'domicilioOCR.entidad': ['domicilio.entidad'],
  'domicilioOCR.entreCalle': ['domicilio.entreCalle'],
  'domicilioOCR.yCalle': ['domicilio.yCalle'],
} as const satisfies Partial<Record<PersonalPath, readonly [Dato, ((valor: string) => string)?]>>

export type ReadPath = keyof typeof DATOS
export const READ_PATHS = Object.keys(DATOS) as ReadPath[]

function origenesDe(path: ReadPath): readonly Origen[] {
  const [dato, take] = DATOS[path]
  return camposCon(dato).map(({ papel, campo }) => ({ papel, campo, ...(take && { take }) }))
}

/** Where each field of the form may be read. */
const ORIGENES = Object.fromEntries(READ_PATHS.map((path) => [path, origenesDe(path)])) as Readonly<
  Record<ReadPath, readonly Origen[]>
>

/** The fields of papers that may give `path`. */
export function sourcesOf(path: ReadPath): readonly Pick<Origen, 'papel' | 'campo'>[] {
  return ORIGENES[path]
}

/** The fields of the form that a paper's field fills, and what each takes of it. `key` as in `confirmados`: "csf.rfc". */
export function pathsOfField(key: string): { readonly path: ReadPath; readonly take: (valor: string) => string }[] {
  return READ_PATHS.flatMap((path) =>
    ORIGENES[path].flatMap(({ papel, campo, take = (valor: string) => valor }) =>
      confirmKey(papel, campo) === key ? [{ path, take }] : [],
    ),
  )
}

export type Propuestas = Readonly<Partial<Record<PersonalPath, Propuesta>>>

/** What the papers propose for each field of the form; the address only while the constancia's is used. */
export function propuestasOf(captura: Captura, kept: Kept): Propuestas {
  const papeles = papelesOf(captura, kept)
  const differing = new Set<string>(
    cotejoRows(papeles)
      .filter(({ resultado }) => resultado === 'difiere')
      .map(({ campo }) => campo),
  )
  const withAddress = usesCsfAddress(captura, papeles)
  return Object.fromEntries(
    READ_PATHS.filter((path) => withAddress || !path.startsWith('domicilioOCR.')).map((path) => {
      const candidatos = ORIGENES[path].flatMap((origen) => candidato(captura, kept, papeles, origen))
      // What somebody wrote beside the paper is not asked again, whatever another paper says.
      const byHand = candidatos.filter(({ leido }) => leido === null)
      const isSettled = new Set(byHand.map(({ valor }) => valor)).size === 1
      return [
        path,
        {
          candidatos: isSettled ? [...byHand, ...candidatos.filter((one) => !byHand.includes(one))] : candidatos,
          difiere: differing.has(path) && !isSettled,
        },
      ]
    }),
  )
}

function candidato(captura: Captura, kept: Kept, papeles: LecturasExpediente, origen: Origen): Candidato[] {
  const { papel, campo, take = (valor: string) => valor } = origen
  const datos: Readonly<Record<string, unknown>> = papeles[papel] ?? {}
  const raw = datos[campo]
  if (typeof raw !== 'string' || raw === '') return []
  const typed = Object.hasOwn(captura.capturaManual[papel] ?? {}, campo)
  const leido = typed ? null : (lecturaOf(captura, kept, papel)?.lectura.campos[campo] ?? null)
  return [{ papel, campo, valor: take(raw), leido }]
}

/** Whether the constancia's address is used: as chosen, else whenever it gives one. */
export function usesCsfAddress(captura: Captura, papeles: LecturasExpediente): boolean {
  return captura.personales.usarDireccionCsf ?? Boolean(primerDato(papeles, 'domicilio.cp'))
}

/** One surname only: as ticked, else when the CURP gives names and a first surname and no paper a second one. */
function hasOneSurname(captura: Captura, papeles: LecturasExpediente, known?: boolean): boolean {
  const { nombres, apellidoPaterno } = papeles.curp ?? {}
  const second = camposCon('apellidoMaterno').some(({ papel }) => datosLeidos(papeles, papel)('apellidoMaterno'))
  const typed = captura.personales.apellidoMaterno
  if (captura.personales.sinSegundoApellido !== undefined) return captura.personales.sinSegundoApellido
  if (nombres === undefined && known !== undefined) return known && !second && !typed
  return Boolean(nombres && apellidoPaterno) && !second && !typed
}

/** The personal data as they stand: what was typed, else what the papers agree on, else what is on file. */
export function valoresOf(
  captura: Captura,
  kept: Kept,
  propuestas: Propuestas,
  registrado: DatosPersonalesEnCaptura,
): DatosPersonalesEnCaptura {
  const papeles = papelesOf(captura, kept)
  const value = (path: PersonalPath, enArchivo = readPath(registrado, path)): string => {
    const typed = readPath(captura.personales, path)
    const { candidatos = [], difiere = false } = propuestas[path] ?? {}
    return typed ?? (difiere ? '' : (candidatos[0]?.valor ?? enArchivo ?? ''))
  }
  const curp = value('curp')
  const block = READ_PATHS.filter((path) => path.startsWith('domicilioOCR.')).map(
    (path) => [path.slice('domicilioOCR.'.length), value(path)] as const,
  )
  return {
    ...registrado,
    ...captura.personales,
    nombres: value('nombres'),
    apellidoPaterno: value('apellidoPaterno'),
    apellidoMaterno: value('apellidoMaterno'),
    curp,
    nacionalidad: value('nacionalidad', nacionalidadConCurp(registrado, curp)) || nacionalidadDeCurp(curp),
    rfcBase: value('rfcBase'),
    rfcHomo: value('rfcHomo'),
    nss: value('nss'),
    sinSegundoApellido: hasOneSurname(captura, papeles, registrado.sinSegundoApellido),
    usarDireccionCsf:
      captura.personales.usarDireccionCsf ??
      (usesCsfAddress(captura, papeles) || (registrado.usarDireccionCsf ?? false)),
    domicilioOCR: Object.fromEntries(block),
  }
}

/** Fields whose value was read without certainty and nobody has confirmed or written. */
export function porConfirmar(captura: Captura, propuestas: Propuestas): PersonalPath[] {
  const confirmed = new Set(captura.confirmados)
  return READ_PATHS.filter((path) => {
    const { candidatos = [], difiere = false } = propuestas[path] ?? {}
    if (difiere || candidatos.length === 0 || readPath(captura.personales, path) !== undefined) return false
    return candidatos.every(
      ({ papel, campo, leido }) => leido !== null && !leido.seguro && !confirmed.has(confirmKey(papel, campo)),
    )
  })
}
