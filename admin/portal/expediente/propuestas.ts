import { cotejoRows } from '#domain/afiliacion/cotejo/cotejo.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { lecturaOf, papelesOf } from './expediente.ts'
import { readPath } from './paths.ts'
import type { LecturasExpediente } from '#domain/afiliacion/cotejo/cotejo.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos-personales.ts'
import type { CampoLeido, DocumentoLeible } from '#domain/documentos/lectura.ts'
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

interface Origen {
  readonly papel: DocumentoLeible
  readonly campo: string
  readonly take?: (valor: string) => string
}

const everywhere = (campo: string): Origen[] => (['curp', 'nss', 'csf'] as const).map((papel) => ({ papel, campo }))
const csf = (campo: string): Origen[] => [{ papel: 'csf', campo }]

/** Where each field of the form may be read. */
const ORIGENES = {
  nombres: everywhere('nombres'),
  apellidoPaterno: everywhere('apellidoPaterno'),
  apellidoMaterno: everywhere('apellidoMaterno'),
  curp: everywhere('curp'),
  rfcBase: [{ papel: 'csf', campo: 'rfc', take: (valor) => splitRfc(valor).rfcBase }],
  rfcHomo: [{ papel: 'csf', campo: 'rfc', take: (valor) => splitRfc(valor).rfcHomo }],
  nss: [{ papel: 'nss', campo: 'nss' }],
  'domicilioOCR.cp': csf('codigoPostal'),
  'domicilioOCR.tipoVialidad': csf('tipoVialidad'),
  'domicilioOCR.nombreVialidad': csf('nombreVialidad'),
  'domicilioOCR.numeroExterior': csf('numeroExterior'),
  'domicilioOCR.numeroInterior': csf('numeroInterior'),
  'domicilioOCR.colonia': csf('colonia'),
  'domicilioOCR.localidad': csf('localidad'),
  'domicilioOCR.municipio': csf('municipio'),
  'domicilioOCR.entidad': csf('entidad'),
  'domicilioOCR.entreCalle': csf('entreCalle'),
  'domicilioOCR.yCalle': csf('yCalle'),
} as const satisfies Partial<Record<PersonalPath, readonly Origen[]>>

export type ReadPath = keyof typeof ORIGENES
export const READ_PATHS = Object.keys(ORIGENES) as ReadPath[]

/** The fields of papers that may give `path`. */
export function sourcesOf(path: ReadPath): readonly Pick<Origen, 'papel' | 'campo'>[] {
  return ORIGENES[path]
}

/** The fields of the form that a paper's field fills, and what each takes of it. `key` as in `confirmados`: "csf.rfc". */
export function pathsOfField(key: string): { readonly path: ReadPath; readonly take: (valor: string) => string }[] {
  return READ_PATHS.flatMap((path) =>
    ORIGENES[path].flatMap(({ papel, campo, take = (valor: string) => valor }: Origen) =>
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
      const candidatos = ORIGENES[path].flatMap((origen: Origen) => candidato(captura, kept, papeles, origen))
      return [path, { candidatos, difiere: differing.has(path) }]
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
  return captura.personales.usarDireccionCsf ?? Boolean(papeles.csf?.codigoPostal)
}

/** One surname only: as ticked, else when the CURP gives names and a first surname and no paper a second one. */
function hasOneSurname(captura: Captura, papeles: LecturasExpediente, known?: boolean): boolean {
  const { nombres, apellidoPaterno } = papeles.curp ?? {}
  const second = [papeles.curp, papeles.nss, papeles.csf].some((papel) => papel?.apellidoMaterno)
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
  const value = (path: PersonalPath): string => {
    const typed = readPath(captura.personales, path)
    const { candidatos = [], difiere = false } = propuestas[path] ?? {}
    return typed ?? (difiere ? '' : (candidatos[0]?.valor ?? readPath(registrado, path) ?? ''))
  }
  const block = READ_PATHS.filter((path) => path.startsWith('domicilioOCR.')).map(
    (path) => [path.slice('domicilioOCR.'.length), value(path)] as const,
  )
  return {
    ...registrado,
    ...captura.personales,
    nombres: value('nombres'),
    apellidoPaterno: value('apellidoPaterno'),
    apellidoMaterno: value('apellidoMaterno'),
    curp: value('curp'),
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
